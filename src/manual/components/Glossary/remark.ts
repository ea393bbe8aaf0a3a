import type {List, ListItem} from 'mdast';
import {visit} from 'unist-util-visit';
import {glossaryId, glossaryPage, loadGlossary, type GlossaryWord} from '../../catalogue/glossary';
import {at, block, inline, isMdxElement, text} from '../../page/nodes';
import {urlOf} from '../../page/urlOf';
import type {Page} from '../../page/page';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';

/** What stands before the name of a word in the target of a link: `[remesa](word:remittance)`. */
const scheme = 'word:';

/** Turns `<Glossary />` into the list of words, each with its address, and links to `word:...` into links to it. */
export function linkWords(page: Page): void {
  const words = loadGlossary(page.siteDir, page.locale);
  visit(page.tree, (node, index, parent) => {
    if (node.type === 'link' && node.url.startsWith(scheme)) {
      const name = node.url.slice(scheme.length);
      if (words.has(name)) node.url = urlOf(page, `${glossaryPage}#${glossaryId(name)}`);
      else page.report(node, writerMessage('unknownGlossaryWord', {name}, nearest(name, [...words.keys()])));
    }
    if (isMdxElement(node, 'Glossary') && parent && index !== undefined) {
      const children = [...words].map(([name, word]) => toItem(name, word));
      const list: List = {type: 'list', ordered: false, spread: false, children};
      parent.children[index] = at(node, block('div', {className: 'glossary', 'data-text': 'repeat'}, [list]));
    }
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
