import {type AnyNode, type ChildNode, type Document, Element, isTag, isText as isTextNode, Text} from 'domhandler';
import {textContent} from 'domutils';
import {isText, selectOne} from '../../lib/html';
import {describe, writerMessage} from '../../writer-errors/message';
import {markdownOf} from './markdown';

/** Elements whose words are their text. Any other element stops the build: its content would be missing from the text. */
const textTags = new Set(
  (
    'main article aside header footer section div p span h1 h2 h3 h4 h5 h6 ul ol li details summary a b strong i em u s small ' +
    'time code pre kbd mark q cite abbr sub sup br hr blockquote figure figcaption table thead tbody tfoot tr th td'
  ).split(' '),
);

/** The context of an element, from its ancestors. */
type TextContext = {
  /** The address of the page, which links start from. */
  address: string;
  /** The depth of the nearest heading before this element. Each heading changes it. */
  section: {depth: number};
  isStrong: boolean;
  /** Inside a link: collects descriptions, which are written after the link. */
  descriptions?: ChildNode[];
};

const classesOf = ({attribs}: Element) => attribs.class?.split(' ') ?? [];

/** An element that the plain text of the page would lose. It stops the build. */
const missingText = ({name}: Element, {address}: TextContext) =>
  new Error(`${address}: ${describe(writerMessage('missingTextForm', {tag: `<${name}>`}))}`);

const element = (name: string, children: ChildNode[], attributes = {}) => new Element(name, attributes, children);

/** The text alternative of a picture; undefined for other elements. */
function alternativeOf(node: Element, context: TextContext): string | undefined {
  const {role, alt, 'aria-label': label} = node.attribs;
  if (node.name !== 'img' && role !== 'img') return undefined;
  const alternative = node.name === 'img' ? alt : label;
  if (alternative === undefined) throw missingText(node, context);
  return alternative;
}

const headingDepth = ({name}: Element) => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

const isResult = (node: AnyNode) => isTag(node) && classesOf(node).includes('result');

/** An answer becomes a heading, one level below the section around it, and its content; a nested answer one level more. */
function answerText(answer: Element, context: TextContext): ChildNode[] {
  const depth = Math.min(context.section.depth + 1, 6);
  return answer.children.flatMap((child) =>
    isTag(child) && child.name === 'summary'
      ? [element(`h${depth}`, contentOf(child.children, context))]
      : textNodesOf(child, {...context, section: {depth}}),
  );
}

/** The result of a task is not a step, although it ends the list. */
function stepsText({children}: Element, context: TextContext): ChildNode[] {
  const steps = contentOf(
    children.filter((item) => !isResult(item)),
    context,
  );
  return [
    element('ol', steps),
    ...children.filter(isResult).flatMap((result) => contentOf((result as Element).children, context)),
  ];
}

/** A link lays out its parts beside or below each other, with no space between them in the source. */
function setApart(parts: ChildNode[]): ChildNode[] {
  return parts.flatMap((part, index) =>
    isTag(part) && parts.slice(index - 1, index).some(isTag) ? [new Text(' '), part] : [part],
  );
}

/** A link with a description becomes a link with the name only, followed by the description. */
function linkText(link: Element, context: TextContext): ChildNode[] {
  // An anchor keeps an old address, and leads nowhere.
  if (link.attribs.href === undefined) return setApart(contentOf(link.children, context));
  const descriptions: ChildNode[] = [];
  const name = setApart(contentOf(link.children, {...context, descriptions}));
  return [element('a', name, {href: new URL(link.attribs.href, context.address).href}), ...descriptions];
}

function contentOf(children: readonly AnyNode[], context: TextContext): ChildNode[] {
  return children.flatMap((child) => textNodesOf(child, context));
}

/**
 * The text of a built element, in new elements that Markdown has, without attributes except for the address of a link. Pictures become
 * their text alternatives, except for pictures of steps; answers become headings.
 * @throws for a visible element without a text alternative
 */
export function textNodesOf(node: AnyNode, context: TextContext): ChildNode[] {
  if (isTextNode(node)) return [new Text(node.data.replaceAll('\u200B', ''))];
  if (!isTag(node) || !isText(node)) return [];
  // The words of a step say everything that its picture shows.
  if (classesOf(node).includes('step__view')) return [];
  const alternative = alternativeOf(node, context);
  if (alternative !== undefined) return alternative === '' ? [] : [element('p', [new Text(alternative)])];
  const {name, children} = node;
  if (!textTags.has(name)) throw missingText(node, context);

  const depth = headingDepth(node);
  if (depth > 0) context.section.depth = depth;
  if (name === 'details') return answerText(node, context);
  const classes = classesOf(node);
  if (name === 'ol' && classes.includes('steps')) return stepsText(node, context);
  if (name === 'a') return linkText(node, context);
  if (name === 'small' && context.descriptions) {
    context.descriptions.push(new Text(' '), element(name, contentOf(children, context)));
    return [];
  }
  if (classes.includes('theme-admonition')) return [element('blockquote', contentOf(children, context))];
  if (classes.includes('step__title') || classes.includes('callout__title')) {
    return [element('p', [element('strong', contentOf(children, {...context, isStrong: true}))])];
  }
  const isStrong = name === 'b' || name === 'strong';
  // Markdown cannot nest strong text: the inner marks would end the outer one.
  if (isStrong && context.isStrong) return contentOf(children, context);
  return [element(name, contentOf(children, {...context, isStrong: context.isStrong || isStrong}))];
}

/** The entry of a page in a list of pages. */
export type PageSummary = {
  /** The full address of the page. */
  address: string;
  /** The heading of the page. */
  title: string;
  description: string;
};

/**
 * The text of a built page as Markdown. It is made from the built page, not from its source: the pipeline that makes the page has already
 * put in labels, steps, messages and titles of other pages. So page and text cannot differ, and a component needs no second form.
 * @returns nothing for a page without an address or a main part: the not-found page
 * @throws when a visible element has no text alternative
 */
export function pageTextOf(document: Document): {summary: PageSummary; markdown: string} | undefined {
  const find = (selector: string) => selectOne(selector, document);
  const main = find('main');
  const heading = find('h1');
  const address = find('link[rel=canonical]')?.attribs.href;
  if (!main || !heading || address === undefined) return undefined;
  const markdown = markdownOf(textNodesOf(main, {address, section: {depth: 1}, isStrong: false}));
  const description = find('meta[name=description]')?.attribs.content ?? '';
  return {summary: {address, title: textContent(heading).trim(), description}, markdown};
}
