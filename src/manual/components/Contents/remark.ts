import {block, hasClass, isMdxElement, prop} from '../../page/nodes';
import type {Page} from '../../page/page';

/** Fewer headings than this need no list of their own. */
const WORTH_LISTING = 3;

/**
 * Puts `<Contents />`, the list of the page's headings for narrow screens, before the first heading of a manual page:
 * after the answer, which must come first, and before the details. A page with steps has their strip instead, and one of topics
 * a row of links to them.
 */
export function addContents({section, tree: {children}}: Pick<Page, 'section' | 'tree'>): void {
  const topics = children.filter((node) => isMdxElement(node, 'Topic'));
  const headings = children.filter((node) => node.type === 'heading' && node.depth === 2);
  const parts = topics.length >= WORTH_LISTING ? topics : headings;
  const [first] = parts;
  // Built before, the strip of the steps is the list of contents of a task.
  const hasStrip = children.some((node) => hasClass(node, 'strip'));
  if (section !== 'docs' || !first || parts.length < WORTH_LISTING || hasStrip) return;
  const list =
    parts === topics
      ? block('TopicLinks', {topics: topics.map((topic) => prop(topic, 'id')).join(' ')}, [])
      : block('Contents', {}, []);
  children.splice(children.indexOf(first), 0, list);
}
