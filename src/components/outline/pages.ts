import type {Outline, OutlinePage, OutlineTopic} from '../../plugins/outline/model';

/** A page together with the topic it belongs to. */
export type PlacedPage = OutlinePage & {topic: OutlineTopic};

/** All pages of the manual's topics, in the manual's order; a topic's own page comes first. */
export function placedPages(outline: Outline): PlacedPage[] {
  return outline.topics.flatMap((topic) =>
    [...(topic.page ? [topic.page] : []), ...topic.pages].map((page) => ({...page, topic})),
  );
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
