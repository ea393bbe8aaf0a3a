import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {findWord, type Catalogue} from '../../catalogue';
import type {Outline, OutlinePage, OutlinePost, OutlineTopic} from './model';

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];
type SidebarItemCategory = Extract<SidebarItem, {type: 'category'}>;

const POSTS_ON_HOME = 3;

type PageFinder = (id: string, icon?: string) => OutlinePage;

/** `services/index` is named by its folder, as writers name it. */
const shortId = (docId: string) => docId.replace(/\/index$/, '');

function customProp(item: {label?: string; customProps?: {[key: string]: unknown}}, name: string): string {
  const value = item.customProps?.[name];
  if (typeof value !== 'string') {
    throw new Error(
      `sidebars.ts: the topic "${item.label}" has no customProps.${name}. Give it one, as its neighbours have.`,
    );
  }
  return value;
}

function pageFinder(docs: DocMetadata[]): PageFinder {
  return (id, icon) => {
    const doc = docs.find((candidate) => candidate.id === id);
    if (!doc) {
      throw new Error(`sidebars.ts names "${id}", but docs/ has no such page.`);
    }
    const label = doc.frontMatter.sidebar_label;
    return {
      id: shortId(id),
      title: doc.title,
      href: doc.permalink,
      ...(label && label !== doc.title ? {label} : {}),
      ...(icon ? {icon} : {}),
    };
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
    return {...topic, page, href: page.href};
  }
  const [first] = pages;
  if (!first) {
    throw new Error(`sidebars.ts: the topic "${category.label}" has no pages. Give it one, or take it out.`);
  }
  return {...topic, href: link?.type === 'generated-index' ? link.permalink : first.href};
}

/**
 * Topics and pages in the order of the sidebar, with titles and addresses of the build's language.
 * @throws when the sidebar names a page that is not there or a topic lacks its colour or pictogram.
 */
export function buildOutline(content: LoadedContent): Omit<Outline, 'posts' | 'services'> {
  // The manual has one version, `current`.
  const [version] = content.loadedVersions;
  const find = pageFinder(version?.docs ?? []);
  const sidebar = version?.sidebars.tutorialSidebar ?? [];
  const categories = sidebar.filter((item): item is SidebarItemCategory => item.type === 'category');
  return {index: find('index'), topics: categories.map((category) => toTopic(category, find))};
}

const SERVICES = ['mobile', 'internet', 'market', 'remittances'];

/** The services as the app's home screen names them. */
export function servicesOf(catalogue: Catalogue): Outline['services'] {
  return SERVICES.map((service) => ({
    page: `services/${service}`,
    name: findWord(catalogue, `services.${service}.title`).text,
  }));
}

/** The newest posts, newest first. */
export function newestPosts(content: BlogContent): OutlinePost[] {
  return content.blogPosts.slice(0, POSTS_ON_HOME).map(({metadata}) => ({
    title: metadata.title,
    href: metadata.permalink,
    date: new Date(metadata.date).toISOString().slice(0, 10),
  }));
}
