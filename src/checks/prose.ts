import type {Nodes} from 'mdast';
import {linkOf, type Catalogue} from '../manual/catalogue/catalogue';
import {frontMatterTexts, lineOfField} from '../manual/remark/frontMatter';
import {isMdxElement, lineOf, prop} from '../manual/page/nodes';
import type {WrittenPage} from '../manual/page/readPages';

/** A placeholder for text that the writer did not write: a word of the app, a fact, code. */
export const FOREIGN = '\uFFFC';

/** Where a text is on its page. Only `running` text is measured for readability. */
type BlockKind = 'running' | 'heading' | 'cell' | 'question' | 'path' | 'callout' | 'front matter';

/** A paragraph, heading or other text of a page, as the rules read it. */
export interface Block {
  readonly kind: BlockKind;
  readonly line: number;
  /** As written, with FOREIGN for text that the writer did not write. */
  readonly own: string;
  /** As read, with the words of the app and the facts; addresses and code are left out. */
  readonly read: string;
}

/** All texts of a page, in order. Keywords are left out: they are the readers' words, not ours. */
export function blocksOf({tree, frontMatter, content, catalogue}: WrittenPage): Block[] {
  const blocks: Block[] = [];
  const add = (kind: BlockKind, line: number, texts: {own: string; read: string}) => {
    if (texts.read.trim() || texts.own.trim()) blocks.push({kind, line, ...texts});
  };
  for (const name of frontMatterTexts) {
    const value = frontMatter[name];
    if (typeof value === 'string') add('front matter', lineOfField(content, name), replaceKeys(value, catalogue));
  }
  collect(tree, 'running');
  return blocks;

  function collect(node: Nodes, kind: BlockKind): void {
    const line = lineOf(node);
    if (isMdxElement(node, 'Answer')) add('question', line, replaceKeys(prop(node, 'question') ?? '', catalogue));
    const blockKind = kindOf(node) ?? kind;
    if (isLine(node)) add(blockKind, line, flatten(node, catalogue));
    else if ('children' in node) for (const child of node.children) collect(child, blockKind);
  }
}

function kindOf(node: Nodes): BlockKind | undefined {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'cell';
  if (node.type === 'paragraph' && node.data && 'directiveLabel' in node.data) return 'callout';
  return undefined;
}

/** Whether a node contains words and no further blocks. */
function isLine(node: Nodes): boolean {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

function flatten(node: Nodes, catalogue: Catalogue): {own: string; read: string} {
  if (node.type === 'text') return {own: node.value, read: node.value};
  if (node.type === 'break') return {own: ' ', read: ' '};
  if (node.type === 'inlineCode') return {own: FOREIGN, read: ''};
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return expression(node.value.trim(), catalogue);
  if (!('children' in node)) return {own: '', read: ''};
  const parts = node.children.map((child) => flatten(child, catalogue));
  return {own: parts.map((part) => part.own).join(''), read: parts.map((part) => part.read).join('')};
}

function expression(code: string, catalogue: Catalogue): {own: string; read: string} {
  if (code.startsWith('/*')) return {own: '', read: ''};
  return {own: FOREIGN, read: readWord(code, catalogue)};
}

function replaceKeys(value: string, catalogue: Catalogue): {own: string; read: string} {
  const key = /\{([^}]*)\}/g;
  return {own: value.replace(key, FOREIGN), read: value.replace(key, (_, code: string) => readWord(code, catalogue))};
}

/** A word inside a sentence, without its own full stop or question mark, which would end the sentence. Addresses are seen, not read. */
function readWord(key: string, catalogue: Catalogue): string {
  const word = catalogue.words.get(key)?.text ?? '';
  return linkOf(word) ? '' : word.replace(/[.?!]\s/g, ' ').replace(/[.?!¿¡]/g, '');
}
