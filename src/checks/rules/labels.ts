import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Catalogue} from '../../catalogue';
import {describe, type Mistake} from '../../remark/mistakes';
import {isMdxElement} from '../../remark/nodes';
import {prop} from '../../remark/props';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** A text that stands where the words of the app stand, typed by hand. */
interface Typed {
  readonly where: string;
  readonly text: string;
  readonly line: number;
}

/**
 * No word of the app is typed by hand: bold text, a stop of `<Path>` or a question that is a label of the catalogue would keep its
 * old words when the app renames it.
 */
export const labelsRule: Rule = {
  name: 'labels typed by hand',
  check: (site) => {
    const keys = {es: keysByWord(site.catalogues.es), en: keysByWord(site.catalogues.en)};
    return site.pages.flatMap((page) =>
      typedOn(page).flatMap((typed) => complain(page, typed, keys[page.place.locale].get(plain(typed.text)) ?? [])),
    );
  },
};

/** A full stop at the end makes no other word of it. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');

function keysByWord({words}: Catalogue): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const {key, kind, text} of words.values()) {
    // The app's own name is a name in prose, not a control.
    if (kind !== 'label' || key === 'app.name') continue;
    keys.set(plain(text), [...(keys.get(plain(text)) ?? []), key]);
  }
  return keys;
}

function typedOn(page: CheckedPage): Typed[] {
  const typed: Typed[] = [];
  visit(page.tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'strong') typed.push({where: `**${toString(node)}**`, text: toString(node), line});
    if (isMdxElement(node, 'Path')) {
      for (const stop of toString(node).split('›')) {
        if (stop.trim()) typed.push({where: `the stop "${stop.trim()}" of <Path>`, text: stop, line});
      }
    }
    if (isMdxElement(node, 'Answer')) {
      const question = prop(node, 'question') ?? '';
      typed.push({where: `the question "${question}"`, text: question, line});
    }
  });
  return typed;
}

function complain(page: CheckedPage, {where, line}: Typed, keys: readonly string[]): Mistake[] {
  if (keys.length === 0) return [];
  const message = describe({
    found: `${where}, a word of the app that is typed by hand`,
    expected: keys.map((key) => `{${key}}`).join(' or '),
    advice: 'Write the key: then the word changes with the app.',
  });
  return [{file: page.file, line, message}];
}
