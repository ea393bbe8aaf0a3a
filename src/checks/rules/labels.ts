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

/**
 * No word of the app is typed by hand: bold text or a question that is a label of the catalogue would keep its
 * old words when the app renames it.
 */
export const labelsRule: Rule = {
  name: 'labels typed by hand',
  check: (site) => {
    const keys = ofEachLocale((locale) => keysByWord(site.catalogues[locale]));
    return site.pages.flatMap((page) =>
      typedOn(page).flatMap(({where, text, line}): WriterError[] => {
        const typed = keys[page.ref.locale].get(normalize(text));
        if (!typed) return [];
        const shown = typed.map((key) => `{${key}}`).join(' / ');
        return [{file: page.file, line, message: writerMessage('labelTypedByHand', {where, keys: shown})}];
      }),
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

/** The texts where only words of the app belong. */
function typedOn({tree}: CheckedPage) {
  const typed: {where: string; text: string; line: number}[] = [];
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'strong') typed.push({where: `**${toString(node)}**`, text: toString(node), line});
    if (isMdxElement(node, 'Answer')) {
      const question = prop(node, 'question') ?? '';
      typed.push({where: `the question "${question}"`, text: question, line});
    }
  });
  return typed;
}
