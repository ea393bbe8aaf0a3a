/** A topic of `sidebars.ts`, to the end of the last page in it. */
const upToLast = (topic: string) =>
  new RegExp(`\\btopic: '${topic}'(?:(?!topic: )[^])*?\\bitems: \\[[^\\]]*?(?=,?\\s*\\])`);

/** The topics that a page can belong to. @param sidebars the text of `sidebars.ts` */
export const topicsOf = (sidebars: string): string[] =>
  [...sidebars.matchAll(/\btopic: '([^']+)'/g)].map(([, topic = '']) => topic);

/**
 * Adds a page at the end of a topic.
 * @param sidebars the text of `sidebars.ts`
 * @param id the page as `sidebars.ts` names it: `contacts/find-contact`
 * @throws Error when there is no such topic
 */
export function addToSidebar(sidebars: string, topic: string, id: string): string {
  const found = upToLast(topic).exec(sidebars);
  if (!found) throw new Error(`sidebars.ts has no pages of the topic "${topic}".`);
  const end = found.index + found[0].length;
  return `${sidebars.slice(0, end)}, '${id}'${sidebars.slice(end)}`;
}
