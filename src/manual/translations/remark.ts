import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {locales, sourceLocale, type Locale} from '../../site/locales';
import {pageRefOf, type PageRef} from '../../site/pages';
import {freshnessOf, pageTranslation, sourceAddress} from './translation';
import {element, isContent} from '../page/nodes';
import {stringsOf} from '../catalogue/catalogue';
import type {ManualOptions} from '../remark';

/** The part of a vfile that is read here. */
interface PageFile {
  readonly path: string;
  readonly value: unknown;
}

/**
 * The remark plugin that shows a notice on outdated translations.
 * - older than its Spanish page: `p.freshness` at the top, with a link to the Spanish page;
 * - missing, so that Docusaurus shows the Spanish page: the same with other words, the text in `div[lang=es]`, the Spanish page as
 *   the canonical one, and `noindex`.
 * It must be the last of the plugins, because it wraps their results.
 */
export function remarkFreshness({siteDir, build}: ManualOptions) {
  return async (tree: Root, file: PageFile): Promise<void> => {
    const ref = pageRefOf(file.path, siteDir);
    const reader = locales.find((locale) => locale === build.locale);
    if (!ref || !reader || reader === sourceLocale || isPreview(file)) return;
    const translation = pageTranslation(ref);
    if (!existsSync(path.join(siteDir, translation.source))) return;
    const address = new URL((await sourceAddress(siteDir, ref)).slice(1), build.siteUrl);
    if (ref.locale !== reader) showSource(tree, ref, reader, address);
    else if ((await freshnessOf(siteDir, translation)) === 'older') insertNotice(tree, reader, 'older', address);
  };
}

function insertNotice(tree: Root, reader: Locale, reason: 'older' | 'missing', address: URL): void {
  const words = stringsOf(reader).translation;
  const link = element('a', {href: address.pathname, hrefLang: sourceLocale}, [words.link]);
  // A missing page needs no link, because the Spanish text is right below.
  const line = [element('strong', {}, [words[reason]]), ...(reason === 'older' ? [' ', link] : [])];
  const notice = element('p', {className: 'freshness', role: 'note', lang: reader, 'aria-label': words.label}, line);
  const firstIndex = tree.children.findIndex(isContent);
  tree.children.splice(Math.max(firstIndex, 0), 0, notice);
}

function showSource(tree: Root, ref: PageRef, reader: Locale, address: URL): void {
  const content = tree.children.filter(isContent);
  tree.children = tree.children.filter((node) => !isContent(node));
  tree.children.push(
    element('Head', {}, [
      element('link', {rel: 'canonical', href: address.href}),
      element('meta', {name: 'robots', content: 'noindex'}),
    ]),
    element('div', {lang: ref.locale, className: 'markdown'}, content),
  );
  insertNotice(tree, reader, 'missing', address);
}

/** Whether a file is the excerpt of a post in a list. It shows no notice, which would seem to be about the whole list. */
function isPreview(file: PageFile): boolean {
  const marker = '{/* truncate */}';
  return !String(file.value).includes(marker) && readFileSync(file.path, 'utf8').includes(marker);
}
