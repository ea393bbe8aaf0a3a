import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {listFiles} from '../../lib/listFiles';
import {splitAtKeys} from '../../manual/catalogue/fill';
import {catalogueFolder} from '../../manual/catalogue/load';
import {isMdxElement} from '../../manual/page/nodes';
import {frontMatterTexts, lineOf} from '../../manual/remark/frontMatter';
import {phrase, writerMessage} from '../../manual/writer-errors/message';
import {FOREIGN} from '../prose';
import {pageRule, type Finding, type Rule} from '../rule';
import type {WriterError} from '../../manual/writer-errors/writerError';

/** Marks that became nothing: readers see them as they are typed. A text that begins a line has a line break before it. */
const marks = {
  space: /(?<=\n[ >]*)(?:[-+*>]|#+|\d+[.)])?[^\S \t\n]|[^\S \t\n](?=\n)/gu,
  note: /\[\^/gu,
  box: /\[[ x]?\](?!\()/giu,
  link: /[[\]]/gu,
  emphasis: /\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|~~|(?<!=)==(?!=)/gu,
  code: /`+/gu,
  table: /[|\t]/gu,
  heading: /(?<=\n[ >]*)#+(?!\d)/gu,
  underline: /={3,}|-{3,}/gu,
  list: /(?<=\n[ >]*)(?:[-+](?= ?[¿¡«"]?\p{L})|\d\d?(?:[.)]-?(?= |[¿¡«"]?\p{Lu})|- )|[•◦▪●■‣])/gu,
  directive: /::|(?<![\p{L}\p{N}]):[\w+-]+:/gu,
  tag: /<[/!a-z][^<>]*>|-->|\/>/giu,
  entity: /&(?:#\w+|[a-z]{2,})/gu,
  key: /[{}]/gu,
  backslash: /\\/gu,
};

/** Characters that nobody sees, or that stand for lost ones. */
const characters = {
  lost: /[\uFFFC\uFFFD]|[ÂÃ][\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u2122]|â€|ðŸ|ï»¿|\p{L}\?(?<!\/\S*)\p{L}(?!\S*=)/gu,
  accent: /[\u0300-\u036F]/gu,
  // An emoji may be made of several.
  unseen:
    /(?![\t\n\r]|(?<=\p{Emoji})\uFE0F|(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D)[\p{DI}\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u2800]/gu,
};

const toSpell = new RegExp(`[^\\S \\t\\n]|[\\uFFFD\\u0300-\\u036F]|${characters.unseen.source}`, 'gu');
const spelled = (text: string): string =>
  text.replace(toSpell, (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);

type Kind = keyof typeof marks | keyof typeof characters | 'definition' | 'cells';
interface Place {
  readonly text: string;
  readonly line: number;
}

const toFinding = (kind: Kind, {text, line}: Place): Finding => {
  const values = {found: spelled(text), expected: phrase(`leftover.${kind}`)};
  return {
    line,
    message: kind in characters ? writerMessage('oddCharacter', values) : writerMessage('leftover', values),
  };
};

/** What a table of patterns finds in texts: one finding for a line, since one mistake often leaves several marks. */
function find(kinds: Partial<Record<Kind, RegExp>>, places: readonly Place[]): Finding[] {
  const found = new Map<number, Finding>();
  for (const {text, line: first} of places)
    for (const [kind, pattern] of Object.entries(kinds) as [Kind, RegExp][])
      for (const {0: match, index} of text.matchAll(pattern)) {
        const line = first + (text.slice(0, index).match(/\n/g)?.length ?? 0);
        const start = Math.max(text.lastIndexOf('\n', index) + 1, index - 12);
        const [around = ''] = text.slice(start, index + match.length + 12).split('\n');
        if (!found.has(line)) found.set(line, toFinding(kind, {text: around.replaceAll(FOREIGN, '').trim(), line}));
      }
  return [...found.values()];
}

/** As it is typed, without what shows a sign on purpose: `\*`, `&lt;`. An entity that is still in the text is none. */
const withoutEscapes = (raw: string, value: string): string =>
  raw.replace(/\\[!-/:-@[-`{-~]|&#?\w+;/g, (code) =>
    value.includes(code) ? code : (code === '&amp;' ? '&' : '').padStart(code.length, FOREIGN),
  );

const withoutKeys = (text: string): string => splitAtKeys(text, () => FOREIGN).join('');

const rawOf = ({position}: Nodes, content: string): string =>
  content.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** What the parser took for something that pages do not have, or that loses words. */
function kindOf(node: Nodes, parent: Parents | undefined, content: string, used: readonly string[]): Kind | undefined {
  const raw = rawOf(node, content);
  switch (node.type) {
    case 'footnoteReference':
    case 'footnoteDefinition':
      return 'note';
    case 'definition':
      return used.includes(node.identifier) ? undefined : 'definition';
    case 'listItem':
      return typeof node.checked === 'boolean' ? 'box' : node.children.length === 0 ? 'list' : undefined;
    case 'link':
      return /^#?$/.test(node.url) || node.children.length === 0 ? 'link' : undefined;
    case 'image':
      return node.url === '' ? 'link' : undefined;
    case 'tableRow':
      return parent?.type === 'table' && parent.align?.length !== node.children.length ? 'cells' : undefined;
    case 'code':
      return /\n[ >]*(?:`{3,}|~{3,})\s*$/.test(raw) ? undefined : 'code';
    case 'heading':
      if (node.children.length === 0) return 'heading';
      return raw.endsWith('=') && !raw.startsWith('#') ? 'underline' : undefined;
    case 'textDirective': {
      // "Hoy:lunes" is text.
      const before = content.charAt((node.position?.start.offset ?? 0) - 1);
      return /^[^\s([«"¿¡]:[\p{L}\p{N}_-]+$/u.test(before + raw) ? undefined : 'directive';
    }
    default:
      return undefined;
  }
}

/** Nothing of a page is left as it was typed, or lost on the way. Code and the words of the app are no text of writers. */
export const leftoversOfPages = pageRule('leftovers', ({tree, content, frontMatter}) => {
  const used: string[] = [];
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) used.push(node.identifier);
  });
  const found: Finding[] = [];
  const typed = frontMatterTexts.flatMap((name): Place[] => {
    const value = frontMatter[name];
    return typeof value === 'string' ? [{text: withoutKeys(value), line: lineOf(content, name)}] : [];
  });
  /** As the parser gives them: with what is written as `&shy;`. */
  const parsed: Place[] = [];
  visit(tree, (node, index = 0, parent) => {
    const line = node.position?.start.line ?? 1;
    const raw = rawOf(node, content);
    const kind = kindOf(node, parent, content, used);
    if (kind) found.push(toFinding(kind, {text: raw.split('\n')[0] ?? '', line}));
    if (node.type === 'image') typed.push({text: node.alt ?? '', line});
    if (isMdxElement(node))
      for (const {value} of node.attributes)
        if (typeof value === 'string') typed.push({text: withoutKeys(value), line});
    if (node.type !== 'text') return;
    parsed.push({text: node.value, line});
    // An address that the parser made a link of has signs of its own.
    if (parent?.type === 'link' && !rawOf(parent, content).startsWith('[')) return;
    const text = withoutEscapes(raw || node.value, node.value);
    const begins = parent?.type === 'paragraph' && (index === 0 || parent.children[index - 1]?.type === 'break');
    typed.push(begins ? {text: `\n${text}`, line: line - 1} : {text, line});
  });
  return [...found, ...find(marks, typed), ...find(characters, [{text: content, line: 1}, ...parsed])];
});

/** A text of a JSON file, or of a list of authors or tags. What JSON calls a description is for translators. */
const listed = /(?:"(?!description")[^"]+": "|^ *(?:label|name|title|description): )(.*?)"?,?$/;
const {emphasis, link, code, tag, entity} = marks;

/** The words of the app, the labels of the interface, and the lists of authors, tags and synonyms. */
function ofLists(siteDir: string, folder: string): WriterError[] {
  if (!existsSync(path.join(siteDir, folder))) return [];
  const files = listFiles(path.join(siteDir, folder)).filter((name) => /\.(?:json|yml|txt)$/.test(name));
  return files.flatMap((name) => {
    const content = readFileSync(path.join(siteDir, folder, name), 'utf8');
    const values = content.split('\n').map((row, index) => ({text: listed.exec(row)?.[1] ?? '', line: index + 1}));
    const found = [
      ...find({emphasis, link, code, tag, entity}, values),
      ...find(characters, [{text: content, line: 1}]),
    ];
    return found.map((finding) => ({...finding, file: `${folder}/${name}`}));
  });
}

export const leftoversRule: Rule = {
  name: leftoversOfPages.name,
  check: (site) => [
    ...leftoversOfPages.check(site),
    ...['i18n', catalogueFolder, 'blog', 'src/search/synonyms'].flatMap((folder) => ofLists(site.siteDir, folder)),
  ],
};
