import {type ChildNode, type Element, isTag} from 'domhandler';
import {getElementsByTagName, textContent} from 'domutils';
import {markdownTable} from '../../lib/text';

/** A part of a text on its own lines. */
type Block = {kind: 'paragraph' | 'bullets' | 'numbers' | 'other'; text: string};

/** The brackets and targets that links around a line add to it. */
type Wrap = (line: string) => string;

/** Elements that are part of a line. */
const inlineTags = new Set('a abbr b br cite code em i kbd mark q s small span strong sub sup time u'.split(' '));

/** The mark on both sides of an element in a line. */
const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  em: '_',
  i: '_',
  mark: '_',
  u: '_',
  s: '~~',
  q: '"',
};

/** A line break, until white space has been joined. */
const BREAK = '\0';

/** Signs that Markdown reads as marks anywhere in a text. An underscore between letters is not a mark; a bracket ends a link. */
const MARK =
  /[*`~[]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}_])|\\(?=[!-/:-@[-`{-~]|$)|<(?=[!/?a-z])|&(?=[#a-z])|(?<=[ps]):(?=\/)|(?<=w)\.(?=[-.\w])|(?<=[-+.\w])@(?=[-.\w])/giu;
const MARK_IN_LINK = new RegExp(`\\]|${MARK.source}`, MARK.flags);

/** The mark of a heading, a list, a quotation or a rule at the beginning of a line; in a numbered list it follows the number. */
const MARK_AT_BEGIN = /^(\d*)(?=[#>=]|[-+](?=[\s-]|$)|(?<=\d)[.)](?=\s|$))/;

const isElement = (node: ChildNode, ...names: readonly string[]): node is Element =>
  isTag(node) && names.includes(node.name);

const isInline = (node: ChildNode): boolean =>
  !isTag(node) || (inlineTags.has(node.name) && node.children.every(isInline));

/** Emphasis marks must touch a word: Markdown shows them as characters otherwise. */
const around = (line: string, begin: string, end = begin): string =>
  line.replace(/\S(?:.*\S)?/s, (words) => begin + words + end);

const linkAround =
  ({attribs}: Element): Wrap =>
  (line) =>
    around(line, '[', `](${attribs.href})`);

function partOf(node: ChildNode, mark = MARK): string {
  const text = textContent(node);
  if (!isTag(node)) return text.replace(mark, '\\$&');
  const {name, attribs} = node;
  if (name === 'br') return BREAK;
  if (name === 'code' || name === 'kbd') return around(text, '`');
  if (name !== 'a') return around(partsOf(node, mark), marks[name] ?? '');
  const isAddress = [text, `mailto:${text}`].includes(attribs.href ?? '');
  return isAddress ? `<${text}>` : linkAround(node)(partsOf(node, MARK_IN_LINK));
}

const partsOf = ({children}: Element, mark?: RegExp): string => children.map((child) => partOf(child, mark)).join('');

const lineOf = (nodes: readonly ChildNode[], wrap: Wrap, lineBreak = ' '): string =>
  wrap(nodes.map((node) => partOf(node)).join(''))
    .replace(/[\t\n\f\r ]+/g, ' ')
    .replace(/^[ \0]+|[ \0]+$/g, '')
    .replace(/ ?\0 ?/g, lineBreak);

const indent = (text: string, by: string): string => text.replace(/\n(?!\n|$)/g, `\n${by}`);

const joinBlocks = (blocks: readonly Block[], separator: (left: Block, right: Block) => string): string =>
  blocks.reduce((text, block, at) => {
    const previousBlock = blocks[at - 1];
    return previousBlock ? text + separator(previousBlock, block) + block.text : block.text;
  }, '');

/** Whether blank lines separate the parts of an item: paragraphs, or several blocks at any depth. */
function isLoose({children}: Element): boolean {
  const blocks = children.filter(isTag).filter(({name}) => !inlineTags.has(name));
  return blocks.some((child, at) => at > 0 || isElement(child, 'p') || isLoose(child));
}

function listOf({name, children}: Element, wrap: Wrap, before: Block | undefined): Block[] {
  const items = children.filter((child) => isElement(child, 'li'));
  if (items.length === 0) return [];
  const kind = name === 'ol' ? 'numbers' : 'bullets';
  // A list after another list needs other marks: Markdown would continue the first one.
  const isSecond = before?.kind === kind && !/^(?:\*|\d+\)) /.test(before.text);
  const texts = items.map((item, at) => {
    const begin = kind === 'numbers' ? `${at + 1}${isSecond ? ')' : '.'} ` : isSecond ? '* ' : '- ';
    const blocks = blocksOf(item.children, wrap);
    const text = joinBlocks(blocks, (_, {kind: right}) => (isLoose(item) || right === 'paragraph' ? '\n\n' : '\n'));
    return (begin + indent(text, ' '.repeat(begin.length))).trimEnd();
  });
  return [{kind, text: texts.join(items.length > 1 && items.some(isLoose) ? '\n\n' : '\n')}];
}

function tableOf(table: Element): Block[] {
  const rows = getElementsByTagName('tr', table).map(({children}) =>
    children
      .filter((child) => isElement(child, 'td', 'th'))
      .map((cell) => lineOf(cell.children, String).replaceAll('|', '\\|')),
  );
  return [{kind: 'other', text: markdownTable(rows)}];
}

function blockOf(node: Element, wrap: Wrap, before: Block | undefined): Block[] {
  const {name, children} = node;
  const other = (text: string): Block[] => [{kind: 'other', text}];
  if (/^h[1-6]$/.test(name)) {
    return other(`${'#'.repeat(Number(name[1]))} ${lineOf(children, wrap).replace(/#$/, '\\#')}`);
  }
  if (name === 'ul' || name === 'ol') return listOf(node, wrap, before);
  if (name === 'table') return tableOf(node);
  if (name === 'blockquote')
    return other(joinWithBlankLines(blocksOf(children, wrap)).replace(/^/gm, '> ').replace(/^> $/gm, '>'));
  if (name === 'hr') return other('---');
  if (name === 'pre') return other(`\`\`\`\n${textContent(node).trimEnd()}\n\`\`\``);
  return blocksOf(children, name === 'a' ? (line) => linkAround(node)(wrap(line)) : wrap, before);
}

const joinWithBlankLines = (blocks: readonly Block[]): string => joinBlocks(blocks, () => '\n\n');

function blocksOf(nodes: readonly ChildNode[], wrap: Wrap, before?: Block): Block[] {
  const blocks: Block[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    const text = lineOf(line, wrap, '\\\n');
    if (text !== '') blocks.push({kind: 'paragraph', text: text.replace(MARK_AT_BEGIN, '$1\\')});
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      blocks.push(...blockOf(node as Element, wrap, blocks.at(-1) ?? before));
    }
  }
  endLine();
  return blocks;
}

/**
 * Writes a text as Markdown, with the tables of GitHub, straight from the elements. Libraries pass it through four trees, which took more
 * than a quarter of the time for built pages.
 * @param nodes as `textNodesOf` makes them
 */
export const markdownOf = (nodes: readonly ChildNode[]): string => `${joinWithBlankLines(blocksOf(nodes, String))}\n`;
