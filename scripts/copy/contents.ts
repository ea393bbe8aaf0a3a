import type {Document} from 'domhandler';
import {appendChild, removeElement} from 'domutils';
import {escapeHtml} from '../../src/lib/text';
import {parseHtml, selectAll, selectOne, singleLineText} from '../../src/lib/html';
import {stringsOf} from '../../src/manual/catalogue/catalogue';
import {localeFolder, type Locale} from '../../src/site/locales';
import type {BuiltPage, Part} from '../pdf/book';
import {CONTENTS, elements, find, setWords} from './page';

/** The entries of a page in the contents: its sections and answers. */
const sections = '.markdown h2[id]:not(#related), .markdown .answer[id]:not(.need)';

const linkTo = (address: string, words: string) => `<li><a href="${escapeHtml(address)}">${words}</a></li>`;

/** The entry of a page, which opens like an answer. Its list begins with the page itself. */
function listOf({address, html}: BuiltPage): string {
  const document = parseHtml(html);
  const title = escapeHtml(singleLineText(find('h1', document)));
  const links = selectAll(sections, document).map((section) =>
    linkTo(`${address}#${section.attribs.id}`, escapeHtml(singleLineText(selectOne('summary', section) ?? section))),
  );
  return `<details class=answer><summary><span>${title}</span></summary><div class=answer__body><ul>${linkTo(address, `<b>${title}</b>`)}${links.join('')}</ul></div></details>`;
}

/**
 * Changes the first page of the manual into the contents of a language: all pages with their sections and answers.
 * @param parts in the order of the manual
 */
export const contentsOf =
  (parts: readonly Part[], locale: Locale, home: string) =>
  (document: Document): void => {
    const words = stringsOf(locale).book.contents;
    selectAll(
      '.markdown > :not(.page-title, .lead), .toc, link[rel=canonical], meta[content]:not([name=viewport])',
      document,
    ).forEach(removeElement);
    // As a plain paragraph it keeps its distance from what follows.
    delete find('.lead', document).attribs.class;
    setWords(find('h1', document), words);
    setWords(find('title', document), words);
    for (const {attribs} of selectAll('[aria-current=page]', document)) delete attribs['aria-current'];
    for (const {attribs} of selectAll('a[lang]', document))
      attribs.href = new URL(localeFolder(attribs.lang as Locale) + CONTENTS, home).href;
    const html = parts.map(({label, pages}) => (label && `<h2>${escapeHtml(label)}</h2>`) + pages.map(listOf).join(''));
    elements(html.join('')).forEach((element) => appendChild(find('.markdown', document), element));
  };
