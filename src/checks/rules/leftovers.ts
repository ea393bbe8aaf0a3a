import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Nodes, Paragraph, Parents} from 'mdast';
import {isScalar, LineCounter, parseDocument, visit as visitYaml} from 'yaml';
import {listFiles} from '../../lib/files';
import {brand} from '../../site/company';
import {catalogueFolder, splitAtKeys} from '../../manual/catalogue/catalogue';
import {isMdxElement, lineOf} from '../../manual/page/nodes';
import {FOREIGN} from '../prose';
import {pageRule, type Finding, type Rule} from '../rule';
import {characters, find, findMarks, firstOfEachLine, inText, marks, toFinding, type Kind, type Place} from './marks';
import type {WriterError} from '../../writer-errors/writerError';

/** The text as typed, without intended escapes such as `\*` and `&lt;`. An entity that is still in the parsed text was not intended. */
const withoutEscapes = (raw: string, value: string): string =>
  raw.replace(/\\[!-/:-@[-`{-~]|&#?\w+;/g, (code) =>
    value.includes(code) ? code : (code === '&amp;' ? '&' : '').padStart(code.length, FOREIGN),
  );

const withoutKeys = (text: string): string => splitAtKeys(text, () => FOREIGN).join('');

const rawOf = ({position}: Nodes, content: string): string =>
  content.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** Whether readers see nothing of a node. */
function isBlank(node: Nodes): boolean {
  if (node.type === 'text') return !/[^\s\p{DI}]/u.test(node.value);
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return node.value.trim().startsWith('/*');
  return (
    node.type === 'break' ||
    (!isMdxElement(node) &&
      'children' in node &&
      node.children.every((child) => child.type !== 'link' && isBlank(child)))
  );
}

/** Where links may lead: a part of the page, a page by its address or file, another site, a person, a word of the glossary. */
const target =
  /^(?:#.|\/(?!\/)|\.{1,2}\/|[^:?#]+\.mdx?(?:[?#]|$)|https?:\/\/(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[:/?#]|$)|mailto:[^\s@]+@[^\s@]+\.[^\s@]|(?:tel|sms):\+?\d|word:.|\{[\w.]+\}$)/iu;

function kindOfLink(url: string, node: Nodes): Kind | undefined {
  if (/^#?$/.test(url) || isBlank(node)) return 'link';
  if (url.startsWith(brand.siteUrl)) return 'ownSite';
  if (!target.test(url)) return 'target';
  return /\.(?:png|jpe?g|gif|webp|svg|avif)$/i.test(url) ? 'picture' : undefined;
}

/** A line that is shorter than this, with room for the next word, was meant to end there. */
const SHORT_LINE = 60;

function kindOfParagraph(node: Paragraph, raw: string): Kind | undefined {
  if (isBlank(node)) return 'empty';
  const [first = '', ...others] = raw.split('\n');
  const margin = (node.position?.start.column ?? 1) - 1;
  if (others.some((line) => (/^[\s>]*/.exec(line)?.[0].length ?? 0) < margin)) return 'indent';
  const words = others.map((line) => /[^\s>]\S*/.exec(line)?.[0] ?? '');
  const isShort = (line: string, index: number) =>
    !/(?: {2}|\\)$/.test(line) && line.trim().length + (words[index]?.length ?? SHORT_LINE) < SHORT_LINE;
  return [first, ...others].some(isShort) ? 'break' : undefined;
}

function kindOfHeading(node: Heading, raw: string): Kind | undefined {
  if (isBlank(node) || /^#.*\s#+$/.test(raw)) return 'heading';
  return raw.startsWith('#') ? undefined : 'underline';
}

/** The kind of a node that pages must not have, or that loses words. markdownlint finds the rest. */
function kindOf(node: Nodes, parent: Parents | undefined, content: string): Kind | undefined {
  const raw = rawOf(node, content);
  switch (node.type) {
    case 'footnoteReference':
    case 'footnoteDefinition':
      return 'note';
    case 'definition':
      return kindOfLink(node.url, node);
    case 'listItem':
      return typeof node.checked === 'boolean' ? 'box' : isBlank(node) ? 'list' : undefined;
    case 'link':
      return raw.startsWith('[') ? kindOfLink(node.url, node) : undefined;
    case 'image':
      return node.url === '' ? 'link' : undefined;
    case 'paragraph':
      return kindOfParagraph(node, raw);
    case 'blockquote':
      return isBlank(node) ? 'empty' : undefined;
    case 'strong':
    case 'emphasis':
      return isBlank(node) ? 'emphasis' : undefined;
    case 'delete':
      return raw.startsWith('~~') ? undefined : 'dialect';
    case 'code':
      return /\n[ >]*(?:`{3,}|~{3,})\s*$/.test(raw) ? undefined : 'fence';
    case 'heading':
      return kindOfHeading(node, raw);
    case 'mdxjsEsm':
      return 'import';
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return parent?.type !== 'heading' && /^\/\*\s*#/.test(node.value) ? 'id' : undefined;
    case 'textDirective': {
      // "Hoy:lunes" is text.
      const previousCharacter = content.charAt((node.position?.start.offset ?? 0) - 1);
      return /^[^\s([«"¿¡]:[\p{L}\p{N}_-]+$/u.test(previousCharacter + raw) ? undefined : 'directive';
    }
    default:
      return undefined;
  }
}

/** The texts of YAML (and JSON, which is YAML too), and the characters in them that YAML takes for syntax. */
function readYaml(source: string, firstLine = 1, isText: (name: unknown) => boolean = () => true) {
  const lines = new LineCounter();
  const texts: Place[] = [];
  const findings: Finding[] = [];
  visitYaml(parseDocument(source, {lineCounter: lines}), {
    Pair: (_, {key}) => (isText(isScalar(key) ? key.value : key) ? undefined : visitYaml.SKIP),
    Scalar: (key, {value, comment, anchor, range, type}) => {
      const line = firstLine - 1 + lines.linePos(range?.[0] ?? 0).line;
      const lineText = source.split('\n')[line - firstLine] ?? '';
      // A comment on a separate line hides nothing.
      const kind = anchor
        ? 'anchor'
        : type === 'PLAIN' && typeof value === 'string' && /^[“”„‘’]/.test(value)
          ? 'quotes'
          : comment && lineText.includes(comment.split('\n')[0] ?? '')
            ? 'comment'
            : undefined;
      if (kind) findings.push(toFinding(kind, {text: lineText, line}));
      if (key !== 'key' && typeof value === 'string') texts.push({text: value, line});
    },
  });
  return {texts, findings};
}

/** No Markdown on a page is shown as typed, and no text is lost. Code and the words of the app are not texts of writers. */
export const leftoversOfPages = pageRule('leftovers', (page) => {
  const {tree, catalogue} = page;
  // The parser leaves out the byte order mark with which some editors begin a file.
  const content = page.content.replace(/^\uFEFF/, '');
  const findings: Finding[] = [];
  const plainTexts: Place[] = [];
  /** The texts in which a key may be without its braces. */
  const words: Place[] = [];
  /** The texts from the parser, which replaces entities such as `&shy;` with their characters. */
  const parsedTexts: Place[] = [];
  /** The texts without the words of links. */
  const textsOutsideLinks: Place[] = [];
  const readNode = (node: Nodes, index = 0, parent?: Parents): void => {
    // A text beside an address that the parser turned into a link has no position.
    const line = lineOf(node.position ? node : (parent ?? node));
    const raw = rawOf(node, content);
    const kind = kindOf(node, parent, content);
    if (kind) findings.push(toFinding(kind, {text: raw.split('\n')[0] ?? '', line}));
    if (node.type === 'yaml') {
      const yaml = readYaml(node.value, line + 1);
      findings.push(...yaml.findings);
      const texts = yaml.texts.map((place) => ({...place, text: withoutKeys(place.text)}));
      words.push(...texts);
      plainTexts.push(...texts);
      parsedTexts.push(...yaml.texts);
    }
    if (node.type === 'image') plainTexts.push({text: node.alt ?? '', line});
    // A picture has only names.
    if (isMdxElement(node) && node.name !== 'Screen')
      for (const {value} of node.attributes)
        if (typeof value === 'string') plainTexts.push({text: withoutKeys(value), line});
    if (node.type === 'text' || node.type === 'inlineCode') words.push({text: node.value, line});
    if (node.type !== 'text') {
      if ('children' in node) node.children.forEach((child, at) => readNode(child, at, node));
      return;
    }
    parsedTexts.push({text: node.value, line});
    // An address that the parser turned into a link may contain these characters.
    if (parent?.type === 'link' && !rawOf(parent, content).startsWith('[')) return;
    if (parent?.type !== 'link') textsOutsideLinks.push({text: node.value, line});
    let text = withoutEscapes(raw || node.value, node.value);
    const previousNode = parent?.children[index - 1];
    if (previousNode?.type === 'link' && !rawOf(previousNode, content).startsWith('[') && /^[*_~]/.test(text)) {
      findings.push(toFinding('address', {text: rawOf(previousNode, content) + text.charAt(0), line}));
      text = text.slice(1);
    }
    const begins = parent?.type === 'paragraph' && (index === 0 || previousNode?.type === 'break');
    plainTexts.push(begins ? {text: `\n${text}`, line: line - 1} : {text, line});
  };
  readNode(tree);
  const keys = [...catalogue.words.keys()]
    .filter((key) => key.includes('.'))
    .join('|')
    .replaceAll('.', '\\.');
  return firstOfEachLine([
    ...findMarks(marks, plainTexts),
    ...find(characters, [{text: content, line: 1}, ...parsedTexts]),
    ...find({space: inText.space}, parsedTexts),
    ...find({bare: inText.bare}, textsOutsideLinks),
    ...findings,
    ...(keys ? find({key: new RegExp(`(?<![.\\w])(?:${keys})(?!\\.?\\w)`, 'g')}, words) : []),
  ]).sort((a, b) => a.line - b.line);
});

const {emphasis, link, code, tag, entity} = marks;

/** The words of the app, the labels of the interface, and the lists of authors, tags and synonyms. */
function listFindings(siteDir: string, folder: string): WriterError[] {
  if (!existsSync(path.join(siteDir, folder))) return [];
  const files = listFiles(path.join(siteDir, folder)).filter((name) => /\.(?:json|yml|txt)$/.test(name));
  return files.flatMap((name) => {
    const content = readFileSync(path.join(siteDir, folder, name), 'utf8');
    // Descriptions in JSON are for translators, not for readers.
    const {texts, findings} = name.endsWith('.txt')
      ? {texts: [], findings: []}
      : readYaml(content, 1, (key) => key !== 'description' || name.endsWith('.yml'));
    return firstOfEachLine([
      ...findMarks({emphasis, link, code, tag, entity}, texts),
      ...find(characters, [{text: content, line: 1}]),
      ...findings,
    ]).map((finding) => ({...finding, file: `${folder}/${name}`}));
  });
}

export const leftoversRule: Rule = {
  name: leftoversOfPages.name,
  check: (site) => [
    ...leftoversOfPages.check(site),
    ...['i18n', catalogueFolder, 'blog', 'src/search/synonyms'].flatMap((folder) => listFindings(site.siteDir, folder)),
  ],
};
