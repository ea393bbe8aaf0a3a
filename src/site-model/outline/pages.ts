import type {Outline, OutlinePage, OutlineTopic} from './model';

/** A page together with the topic it belongs to, whose icon it shows when it has none of its own. */
export type PlacedPage = OutlinePage & {topic: OutlineTopic; icon: string};

/** The short name of a page, for menus. */
export const labelOf = ({label, title}: OutlinePage): string => label ?? title;

/** All pages of a topic; its own page comes first. */
export function pagesOfTopic(topic: OutlineTopic): PlacedPage[] {
  const pages = topic.page ? [topic.page, ...topic.pages] : topic.pages;
  return pages.map((page) => ({...page, topic, icon: page.icon ?? topic.icon}));
}

// The outline of a build never changes, and every page of the manual asks for its own place in it.
const placed = new WeakMap<Outline, PlacedPage[]>();

/** All pages of the manual's topics, in the manual's order. */
export function placedPages(outline: Outline): readonly PlacedPage[] {
  const pages = placed.get(outline) ?? outline.topics.flatMap(pagesOfTopic);
  placed.set(outline, pages);
  return pages;
}

/**
 * The pages with these ids, in this order.
 * @throws with the known ids when one is unknown, so that a build with a wrong id fails.
 */
export function findPages(outline: Outline, ids: readonly string[]): PlacedPage[] {
  const known = placedPages(outline);
  return ids.map((id) => {
    const page = known.find((candidate) => candidate.id === id);
    if (!page) {
      throw new Error(
        `There is no page "${id}" in the manual. Known: ${known.map((candidate) => candidate.id).join(', ')}`,
      );
    }
    return page;
  });
}
