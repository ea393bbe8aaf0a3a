import {type HTMLElement, type Node, NodeType, parse} from 'node-html-parser';

/** A page in the form that every generator can build. */
export interface TextPage {
  /** Its address on this site, and so on all of them: `/docs/contacts/` or `/docs/contacts/create-contact`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Headings, paragraphs, lists and tables in Markdown, without HTML and without components. */
  readonly markdown: string;
}

/** Drawn app screens, navigation and hidden elements: the parts that no other generator would have. */
const NOT_TEXT =
  'header, footer, svg, script, style, time, .screen, .hash-link, .toc-details, .page-list, .path__label, [hidden], [aria-hidden=true]';

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

const tidy = (text: string): string => text.replace(/[\s\u200B]+/g, ' ');

/** Letters as entities where they would start an expression or a tag, backslashes where they would be Markdown. */
const escaped = (text: string): string =>
  tidy(text)
    .replace(/[<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\\`*_[\]|]/g, '\\$&');

const MARKS: Readonly<Record<string, string>> = {B: '**', STRONG: '**', EM: '_', CODE: ''};

function inline(node: Node, links: ReadonlySet<string>): string {
  if (!isElement(node)) {
    return escaped(node.text);
  }
  const text = node.childNodes.map((child) => inline(child, links)).join('');
  const words = text.trim();
  const around = (content: string): string => text.replace(words, () => content);
  const mark = MARKS[node.tagName];
  if (mark !== undefined && words) {
    return around(mark + words + mark);
  }
  const target = node.tagName === 'A' ? (node.getAttribute('href')?.split('#')[0] ?? '') : '';
  return links.has(target) && words ? around(`[${words}](${target})`) : text;
}

const indent = (text: string, by: string): string => text.replace(/\n(?=.)/g, `\n${by}`);

const BLOCKS = /^(?:H\d|P|UL|OL|LI|TABLE|DIV|SECTION|ARTICLE|ASIDE|DETAILS|SUMMARY|BLOCKQUOTE|NAV|PRE)$/;

/** The blocks among a list of nodes; inline nodes between them make a paragraph. */
function blocks(nodes: readonly Node[], links: ReadonlySet<string>): string[] {
  const found: string[] = [];
  let line = '';
  const endLine = (): void => {
    if (line.trim()) {
      found.push(line.trim());
    }
    line = '';
  };
  for (const node of nodes) {
    if (isElement(node) && BLOCKS.test(node.tagName)) {
      endLine();
      found.push(...block(node, links));
    } else {
      line += inline(node, links);
    }
  }
  endLine();
  return found;
}

function list(element: HTMLElement, links: ReadonlySet<string>): string {
  const mark = element.tagName === 'OL' ? '1. ' : '- ';
  return element.childNodes
    .filter((child) => isElement(child) && child.tagName === 'LI')
    .map((item) => mark + indent(blocks(item.childNodes, links).join('\n\n'), ' '.repeat(mark.length)))
    .join('\n');
}

function table(element: HTMLElement, links: ReadonlySet<string>): string {
  const [head = [], ...body] = element
    .querySelectorAll('tr')
    .map((row) => row.querySelectorAll('th, td').map((cell) => inline(cell, links).trim()));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

function block(element: HTMLElement, links: ReadonlySet<string>): string[] {
  const words = (): string => inline(element, links).trim();
  switch (element.tagName) {
    case 'H2':
    case 'H3':
      return words() ? [`${element.tagName === 'H2' ? '##' : '###'} ${words()}`] : [];
    case 'SUMMARY':
      return [`### ${words()}`];
    case 'P':
      return words() ? [words()] : [];
    case 'UL':
    case 'OL':
      return [list(element, links)].filter(Boolean);
    case 'TABLE':
      return [table(element, links)];
    default:
      return blocks(element.childNodes, links);
  }
}

/**
 * The text of a built page.
 * @param html of the page with all its closing tags, as a browser writes it
 * @param links addresses that all sites have: links to others become plain text
 * @throws when the page has no title or no text
 */
export function textOf(html: string, address: string, links: ReadonlySet<string>): TextPage {
  const page = parse(html);
  const main = page.querySelector('main');
  const title = tidy(main?.querySelector('h1')?.text ?? '').trim();
  const content = main?.querySelector('.markdown') ?? main;
  content?.querySelectorAll(NOT_TEXT).forEach((element) => element.remove());
  const markdown = blocks(content?.childNodes ?? [], links).join('\n\n');
  if (!title || !markdown) {
    throw new Error(
      `${address} has no ${title ? 'text' : 'title'}: expected a built page with a main part and one h1.`,
    );
  }
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? title;
  return {path: address, title, description, markdown};
}
