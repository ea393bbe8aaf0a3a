import {existsSync} from 'node:fs';
import path from 'node:path';
import {glossaryId, loadGlossary, stringsOf} from '../catalogue/catalogue';
import {element, link, list, listItem, names, nodesOf, prop, type MdxElement} from '../page/nodes';
import {urlOf, type Page} from '../page/page';
import {listPageRefs, docFile, docName} from '../../site/pages';
import {sourceLocale} from '../../site/locales';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';

/** The scheme of a link to the meaning of a word: `[remesa](word:remittance)`. */
const scheme = 'word:';

/**
 * Turns a link to `word:...` into a term that shows its meaning in place while it has the focus (src/ui/styles/article.css). The meaning
 * is a part of the sentence, and does not count as text of the page. The sign that closes it takes the focus.
 */
export function linkWords(page: Page): void {
  const words = loadGlossary(page.siteDir, page.locale);
  for (const node of nodesOf(page.tree)) {
    if (node.type !== 'link' || !node.url.startsWith(scheme)) continue;
    const name = node.url.slice(scheme.length);
    const means = words.get(name)?.means;
    const term = {className: 'word', role: 'term', tabIndex: '0', 'data-means': means};
    const close = element('span', {className: 'word__close', tabIndex: '-1'});
    if (means !== undefined) Object.assign(node, element('span', {}, [element('span', term, node.children), close]));
    else page.report(node, writerMessage('unknownGlossaryWord', {name}, nearest(name, words.keys())));
  }
}

/** Turns `<Glossary />` into the list of words, each with its address. */
export function listGlossary({siteDir, locale}: Page) {
  const items = [...loadGlossary(siteDir, locale)].map(([name, {word, means}]) =>
    listItem([element('strong', {}, [word]), `: ${means}.`], {id: glossaryId(name)}),
  );
  return [element('div', {className: 'glossary', 'data-text': 'repeat'}, [list(items)])];
}

/**
 * Turns `<Moved to="orders" ids="complaint" />` into links to parts of another page. Each link has the id that its part had on this page
 * and has on the other page. An old address shows its link; scripts follow it (src/static-first/inline/revealTarget.ts).
 */
export function linkMoved(page: Page, node: MdxElement) {
  const {moved} = stringsOf(page.locale);
  const links = names(node, 'ids').flatMap((id) => [
    link(urlOf(page, `${prop(node, 'to')}#${id}`), [moved], {id, className: ['moved']}),
    ' ',
  ]);
  return [element('p', {className: 'extra', 'data-text': 'skip'}, links)];
}

/** Checks that the pages of `<Related pages="contacts/create-contact help" />` exist. */
export function checkRelated(page: Page, node: MdxElement): undefined {
  for (const name of names(node, 'pages')) {
    // Every page has such a list, so the names of all pages are read only for the message.
    const isThere = existsSync(path.join(page.siteDir, 'docs', docFile(page.siteDir, name)));
    if (!isThere) page.report(node, writerMessage('unknownRelatedPage', {name}, nearest(name, docNames(page.siteDir))));
  }
}

const docNames = (siteDir: string): string[] =>
  listPageRefs(siteDir)
    .filter(({section, locale}) => section === 'docs' && locale === sourceLocale)
    .map(({name}) => docName(name));
