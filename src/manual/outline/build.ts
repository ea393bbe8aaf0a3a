import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';
import {findWord, type Catalogue} from '../catalogue/catalogue';
import {holidayWords} from '../catalogue/holidays';
import {docName} from '../../site/pages';
import type {Outline, OutlinePage, OutlinePost, OutlineTopic, TopicId} from '../../site/outline';

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];
type SidebarItemCategory = Extract<SidebarItem, {type: 'category'}>;

const POSTS_ON_HOME = 3;

type PageFinder = (id: string, icon?: string) => OutlinePage;

function customProp(item: {label?: string; customProps?: {[key: string]: unknown}}, name: string): string {
  const value = item.customProps?.[name];
  if (typeof value !== 'string') {
    const message = writerMessage('topicPropertyMissing', {topic: item.label ?? '', property: name});
    // The loaded sidebar does not have the lines of its entries.
    throw new WriterErrors([{file: 'sidebars.ts', line: 1, message}]);
  }
  return value;
}

/** Docusaurus itself stops when the sidebar names a missing page or a topic without pages. */
function pageFinder(docs: DocMetadata[]): PageFinder {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return (id, icon) => {
    const doc = byId.get(id);
    if (!doc) throw new Error(`The manual has no page "${id}".`);
    const {title, permalink: href} = doc;
    const label = doc.frontMatter.sidebar_label;
    return {id: docName(id), title, href, ...(label && label !== title && {label}), ...(icon && {icon})};
  };
}

function pagesOf(items: SidebarItem[], find: PageFinder): OutlinePage[] {
  return items.flatMap((item) =>
    item.type === 'doc' ? [find(item.id, item.customProps?.icon as string | undefined)] : [],
  );
}

function toTopic(category: SidebarItemCategory, find: PageFinder): OutlineTopic {
  const icon = customProp(category, 'icon');
  const pages = pagesOf(category.items, find);
  const topic = {id: customProp(category, 'topic'), label: category.label, icon, pages};
  const {link} = category;
  if (link?.type === 'doc') {
    const page = find(link.id);
    const isInList = pages.some(({id}) => id === page.id);
    return {...topic, ...(!isInList && {page}), href: page.href};
  }
  return {...topic, href: link?.permalink ?? pages[0]?.href ?? ''};
}

/**
 * Topics and pages in the order of the sidebar, with titles and addresses of the build's language.
 * @throws when a topic has no colour or pictogram.
 */
export function buildOutline(content: LoadedContent): Pick<Outline, 'index' | 'topics'> {
  // The manual has one version, `current`.
  const [version] = content.loadedVersions;
  const find = pageFinder(version?.docs ?? []);
  const sidebar = version?.sidebars.tutorialSidebar ?? [];
  const categories = sidebar.filter((item): item is SidebarItemCategory => item.type === 'category');
  return {index: find('index'), topics: categories.map((category) => toTopic(category, find))};
}

/** Facts are written for use inside a sentence; here the fact is alone. */
const capitalize = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** How to reach a person, in the facts and words of the catalogue. */
export function supportOf(catalogue: Catalogue): Outline['support'] {
  const word = (key: string) => findWord(catalogue, key).text;
  return {
    email: word('facts.support.email'),
    phone: word('facts.support.phone'),
    hours: capitalize(word('facts.support.hours'), catalogue.locale),
    reply: word('facts.support.reply'),
    holidays: holidayWords(catalogue).map(({text}) => text),
    inApp: `${word('tabs.profile')} › ${word('help.title')}`,
  };
}

/** The newest posts, newest first. */
export function newestPosts(content: BlogContent): OutlinePost[] {
  return content.blogPosts.slice(0, POSTS_ON_HOME).map(({metadata}) => ({
    title: metadata.title,
    href: metadata.permalink,
    date: new Date(metadata.date).toISOString().slice(0, 10),
    topic: metadata.frontMatter.topic as TopicId | undefined,
  }));
}
