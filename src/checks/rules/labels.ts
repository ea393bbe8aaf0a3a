import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Catalogue} from '../../manual/catalogue/catalogue';
import {ofEachLocale} from '../../site/locales';
import type {WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import {isMdxElement, prop} from '../../manual/page/nodes';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** A text where only words of the app belong, typed by hand. */
interface Typed {
  readonly where: string;
  readonly text: string;
  readonly line: number;
}

/**
 * No word of the app is typed by hand: bold text or a question that is a label of the catalogue would keep its
 * old words when the app renames it.
 */
export const labelsRule: Rule = {
  name: 'labels typed by hand',
  check: (site) => {
    const keys = ofEachLocale((locale) => keysByWord(site.catalogues[locale]));
    return site.pages.flatMap((page) =>
      typedOn(page).flatMap((typed) => toErrors(page, typed, keys[page.ref.locale].get(normalize(typed.text)) ?? [])),
    );
  },
};

/** Makes a text comparable: without a final full stop, with single spaces. */
const normalize = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');

function keysByWord({words}: Catalogue): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const {key, kind, text} of words.values()) {
    // The app's own name is a name in prose, not a control.
    if (kind !== 'label' || key === 'app.name') continue;
    keys.set(normalize(text), [...(keys.get(normalize(text)) ?? []), key]);
  }
  return keys;
}

function typedOn(page: CheckedPage): Typed[] {
  const typed: Typed[] = [];
  visit(page.tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'strong') typed.push({where: `**${toString(node)}**`, text: toString(node), line});
    if (isMdxElement(node, 'Answer')) {
      const question = prop(node, 'question') ?? '';
      typed.push({where: `the question "${question}"`, text: question, line});
    }
  });
  return typed;
}

function toErrors(page: CheckedPage, {where, line}: Typed, keys: readonly string[]): WriterError[] {
  if (keys.length === 0) return [];
  const message = writerMessage('labelTypedByHand', {where, keys: keys.map((key) => `{${key}}`).join(' / ')});
  return [{file: page.file, line, message}];
}
