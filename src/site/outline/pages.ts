import type {Outline, OutlinePage, OutlineTopic} from './model';

/** A page with its topic, whose icon it has when it has none of its own. */
export type ManualPage = OutlinePage & {topic: OutlineTopic; icon: string};

/** The short name of a page, for menus. */
export const labelOf = ({label, title}: OutlinePage): string => label ?? title;

/** All pages of a topic; its own page comes first. */
export function pagesOfTopic(topic: OutlineTopic): ManualPage[] {
  const pages = topic.page ? [topic.page, ...topic.pages] : topic.pages;
  return pages.map((page) => ({...page, topic, icon: page.icon ?? topic.icon}));
}

// Cached: the outline of a build never changes, and it is looked up once per page of the manual.
const cache = new WeakMap<Outline, ManualPage[]>();

/** All pages of the manual's topics, in the manual's order. */
export function pagesOfManual(outline: Outline): readonly ManualPage[] {
  const pages = cache.get(outline) ?? outline.topics.flatMap(pagesOfTopic);
  cache.set(outline, pages);
  return pages;
}

/** The plate of a post: that of its topic, or that of the news. */
export function plateOfPost({topics}: Outline, id: unknown): {topic: string; icon: string} {
  const topic = topics.find((candidate) => candidate.id === id);
  return topic ? {topic: topic.id, icon: topic.icon} : {topic: 'help', icon: 'news'};
}

/**
 * The page with this id.
 * @throws with the known ids when it is unknown, so that a build with a wrong id fails.
 */
export function findPage(outline: Outline, id: string): ManualPage {
  const known = pagesOfManual(outline);
  const page = known.find((candidate) => candidate.id === id);
  if (!page) {
    throw new Error(
      `There is no page "${id}" in the manual. Known: ${known.map((candidate) => candidate.id).join(', ')}`,
    );
  }
  return page;
}

/** The pages with these ids, in this order; throws as `findPage` does. */
export const findPages = (outline: Outline, ids: readonly string[]): ManualPage[] =>
  ids.map((id) => findPage(outline, id));
