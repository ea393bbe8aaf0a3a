import type {List, ListItem} from 'mdast';
import {glossaryId, loadGlossary, type GlossaryWord} from '../../catalogue/load';
import {block, inline, nodesOf, replaceEach, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {nearest} from '../../../writer-errors/didYouMean';
import {writerMessage} from '../../../writer-errors/message';

/** What stands before the name of a word in the target of a link: `[remesa](word:remittance)`. */
const scheme = 'word:';

/**
 * Turns `<Glossary />` into the list of words, each with its address, and a link to `word:...` into a term that says what it means where
 * it stands, while it has the focus (src/ui/styles/article.css). That is no text of the page. The sign that closes it takes the focus.
 */
export function linkWords(page: Page): void {
  const words = loadGlossary(page.siteDir, page.locale);
  for (const link of nodesOf(page.tree)) {
    if (link.type !== 'link' || !link.url.startsWith(scheme)) continue;
    const name = link.url.slice(scheme.length);
    const means = words.get(name)?.means;
    const term = {className: 'word', role: 'term', tabIndex: '0', 'data-means': means ?? ''};
    const close = inline('span', {className: 'word__close', tabIndex: '-1'}, []);
    if (means !== undefined) Object.assign(link, inline('span', {}, [inline('span', term, link.children), close]));
    else page.report(link, writerMessage('unknownGlossaryWord', {name}, nearest(name, words.keys())));
  }
  replaceEach(page.tree, 'Glossary', () => {
    const children = [...words].map(([name, word]) => toItem(name, word));
    const list: List = {type: 'list', ordered: false, spread: false, children};
    return [block('div', {className: 'glossary', 'data-text': 'repeat'}, [list])];
  });
}

function toItem(name: string, {word, means}: GlossaryWord): ListItem {
  return {
    type: 'listItem',
    spread: false,
    data: {hProperties: {id: glossaryId(name)}},
    children: [{type: 'paragraph', children: [inline('strong', {}, [text(word)]), text(`: ${means}`)]}],
  };
}
