import type {Element, ElementContent, Text} from 'hast';
import {describe, writerMessage} from '../../writer-errors/message';

/** Elements whose words are their text. Any other one stops the build: what it shows would be missing from the text. */
const textTags = new Set(
  (
    'main article aside header footer section div p span h1 h2 h3 h4 h5 h6 ul ol li dl dt dd details summary a b strong i em u s small ' +
    'time code pre kbd mark q cite abbr sub sup br hr blockquote figure figcaption table thead tbody tfoot tr th td'
  ).split(' '),
);

/** The context of an element, from its ancestors. */
type TextContext = {
  /** The address of the page, which links start from. */
  address: string;
  /** How deep the heading of the part around is. It changes with every heading that is met. */
  section: {depth: number};
  isStrong: boolean;
};

const classesOf = ({properties}: Element) => (Array.isArray(properties.className) ? properties.className : []);

/** An element that the plain text of the page would lose. It stops the build. */
const missingText = ({tagName}: Element, {address}: TextContext) =>
  new Error(`${address}: ${describe(writerMessage('missingTextForm', {tag: `<${tagName}>`}))}`);

const text = (value: string): Text => ({type: 'text', value});

const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The text alternative of a picture; undefined for other elements. */
function alternativeOf(node: Element, context: TextContext): string | undefined {
  const {role, ariaLabel, alt} = node.properties;
  if (node.tagName !== 'img' && role !== 'img') return undefined;
  const alternative = node.tagName === 'img' ? alt : ariaLabel;
  if (typeof alternative !== 'string') throw missingText(node, context);
  return alternative;
}

const headingDepth = ({tagName}: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

const isResult = (node: ElementContent) => node.type === 'element' && classesOf(node).includes('result');

/** An answer becomes a heading, one level below the section around it, and its content; a nested answer one level more. */
function answerText(answer: Element, context: TextContext): ElementContent[] {
  const depth = Math.min(context.section.depth + 1, 6);
  return answer.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'summary'
      ? [element(`h${depth}`, contentOf(child, context))]
      : textNodesOf(child, {...context, section: {depth}}),
  );
}

/** The result of a task is no step of it, though it ends the list. */
function stepsText(steps: Element, context: TextContext): ElementContent[] {
  const list = element(
    'ol',
    contentOf({...steps, children: steps.children.filter((item) => !isResult(item))}, context),
  );
  return [list, ...steps.children.filter(isResult).flatMap((result) => contentOf(result as Element, context))];
}

/** A link lays out its parts beside or below each other, with no space between them in the source. */
function setApart(parts: ElementContent[]): ElementContent[] {
  return parts.flatMap((part, index) =>
    part.type === 'element' && parts[index - 1]?.type === 'element' ? [text(' '), part] : [part],
  );
}

/** A link that describes where it leads is its name, with the description behind it. */
function linkText(link: Element, context: TextContext): ElementContent[] {
  const parts = setApart(contentOf(link, context));
  // An anchor keeps an old address, and leads nowhere.
  if (link.properties.href === undefined) return parts;
  const isDescription = (node: ElementContent) => node.type === 'element' && node.tagName === 'small';
  const {names, descriptions} = splitDeep(parts, isDescription);
  const href = new URL(link.properties.href, context.address).href;
  return [element('a', names, {href}), ...descriptions.flatMap((each) => [text(' '), each])];
}

function splitDeep(nodes: ElementContent[], isDescription: (node: ElementContent) => boolean) {
  const descriptions: ElementContent[] = [];
  const keep = (node: ElementContent): ElementContent[] => {
    if (isDescription(node)) {
      descriptions.push(node);
      return [];
    }
    return node.type === 'element' ? [{...node, children: node.children.flatMap(keep)}] : [node];
  };
  return {names: nodes.flatMap(keep), descriptions};
}

function contentOf(parent: Element, context: TextContext): ElementContent[] {
  return parent.children.flatMap((child) => textNodesOf(child, context));
}

/**
 * The text of a built element, in elements that Markdown has: pictures as their text alternatives, answers as headings.
 * @throws for a visible element without a text alternative
 */
export function textNodesOf(node: ElementContent, context: TextContext): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [text(node.value.replaceAll('\u200B', ''))] : [];
  const alternative = alternativeOf(node, context);
  if (alternative !== undefined) return alternative === '' ? [] : [element('p', [text(alternative)])];
  if (!textTags.has(node.tagName)) throw missingText(node, context);

  const depth = headingDepth(node);
  if (depth > 0) context.section.depth = depth;
  if (node.tagName === 'details') return answerText(node, context);
  if (node.tagName === 'ol' && classesOf(node).includes('steps')) return stepsText(node, context);
  if (node.tagName === 'a') return linkText(node, context);
  if (classesOf(node).includes('theme-admonition')) return [element('blockquote', contentOf(node, context))];
  if (classesOf(node).some((name) => name === 'step__title' || name === 'callout__title')) {
    return [element('p', [element('strong', contentOf(node, {...context, isStrong: true}))])];
  }
  const isStrong = node.tagName === 'b' || node.tagName === 'strong';
  // Markdown cannot nest strong text: the inner marks would end the outer one.
  if (isStrong && context.isStrong) return contentOf(node, context);
  return [{...node, children: contentOf(node, {...context, isStrong: context.isStrong || isStrong})}];
}
