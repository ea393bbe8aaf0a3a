import type {MissingPages} from './locales';

/** A page of the manual as other pages refer to it: in the script of every page. */
export type OutlinePage = {
  /** Doc id without `/index`, e.g. `contacts/create-contact`, `help`. */
  id: string;
  title: string;
  /** The short name for menus, `sidebar_label`, where it is not the title. */
  label?: string;
  href: string;
  /** The page's own pictogram, where it is not its topic's. */
  icon?: string;
};

/** The topics that have a colour (src/ui/styles/tokens.css). */
export const topicIds = ['services', 'account', 'contacts', 'payments', 'orders', 'promotions', 'help'] as const;
export type TopicId = (typeof topicIds)[number];

/** A topic of the manual with its pages. */
export type OutlineTopic = {
  id: string;
  label: string;
  icon: string;
  /** Where the topic's name leads: to its link in sidebars.ts, or else to its first page. */
  href: string;
  /** The page that introduces the topic, if there is one (services) beside the list. */
  page?: OutlinePage;
  pages: OutlinePage[];
};

/** The newest posts of the blog. `date` is an ISO date, `topic` the id of the topic of a post. */
export type OutlinePost = {title: string; href: string; date: string; topic?: TopicId};

/** The topics and pages of the manual, in the order of sidebars.ts, in the language of the build. */
export type Outline = {
  index: OutlinePage;
  topics: OutlineTopic[];
  posts: OutlinePost[];
  /** The pages without a translation: src/theme/SiteMetadata does not link translations that are missing. */
  missing: MissingPages;
  /** Symptoms as questions, by the id of their answer on the help page. */
  symptoms: {id: string; question: string}[];
  /** How to reach a person; `inApp` names the screens that lead there. `holidays` are `12-25`, or `2027-03-26` for only one year. */
  support: {email: string; phone: string; hours: string; reply: string; holidays: string[]; inApp: string};
  /** Whether the site shows a fact that the company has not confirmed. */
  unconfirmed: boolean;
  /** The manual as a PDF, if one was made. */
  pdf?: {href: string; size: string};
};

/** A page with its topic. It has the icon of the topic if it has no icon itself. */
export type ManualPage = OutlinePage & {topic: OutlineTopic; icon: string};

/** The short name of a page, for menus. */
export const labelOf = ({label, title}: OutlinePage): string => label ?? title;

/** All pages of a topic; its own page comes first. */
export function pagesOfTopic(topic: OutlineTopic): ManualPage[] {
  const pages = topic.page ? [topic.page, ...topic.pages] : topic.pages;
  return pages.map((page) => ({...page, topic, icon: page.icon ?? topic.icon}));
}

/** The part of the outline that names the pages. */
type Topics = Pick<Outline, 'topics'>;

const manuals = new WeakMap<Topics, readonly ManualPage[]>();

/** All pages of the manual's topics, in order. The list is made once, because thousands of pages need it when they are rendered. */
export function pagesOfManual(outline: Topics): readonly ManualPage[] {
  const pages = manuals.get(outline) ?? outline.topics.flatMap(pagesOfTopic);
  manuals.set(outline, pages);
  return pages;
}

/**
 * Whether every page can have the pages of all topics in its menu. In a manual with a thousand pages the menu would weigh more than a
 * page, and the build would grow with the square of their number: its menu has the pages of the current topic.
 */
export const fitsIntoMenu = (outline: Topics): boolean => pagesOfManual(outline).length <= 100;

/** The plate of a post: the plate of its topic, or the plate of the news. */
export function plateOfPost({topics}: Outline, id: unknown): {topic: string; icon: string} {
  const topic = topics.find((candidate) => candidate.id === id);
  return topic ? {topic: topic.id, icon: topic.icon} : {topic: 'help', icon: 'news'};
}

/**
 * The page with this id.
 * @throws with the known ids when the id is unknown, so that a build with a wrong id fails.
 */
export function findPage(outline: Topics, id: string): ManualPage {
  const pages = pagesOfManual(outline);
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) {
    throw new Error(
      `There is no page "${id}" in the manual. Known: ${pages.map((candidate) => candidate.id).join(', ')}`,
    );
  }
  return page;
}

/** The pages with these ids, in this order; throws like `findPage`. */
export const findPages = (outline: Topics, ids: readonly string[]): ManualPage[] =>
  ids.map((id) => findPage(outline, id));
