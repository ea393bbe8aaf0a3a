import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocMetadata, LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {read} from '../../lib/files';
import {type Catalogue, fillKeys, findWord, holidayErrors, holidayWords, loadCatalogue} from '../catalogue/catalogue';
import {headingBefore, headingId} from '../page/heading';
import {parsePage} from '../page/mdx';
import {isMdxElement, prop} from '../page/nodes';
import {findMissingPages} from '../translations/translation';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';
import type {Outline, OutlinePage, OutlinePost, OutlineTopic, TopicId} from '../../site/outline';
import {docName, fileOf, shownPages} from '../../site/pages';
import {pdfName, pdfSize} from './pdf';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];
type SidebarItemCategory = Extract<SidebarItem, {type: 'category'}>;

const POSTS_ON_HOME = 3;

type PageFinder = (id: string, icon?: string) => OutlinePage;

/**
 * Gives every page the outline of the manual (topics, their tasks, the newest posts) as global data, read at build time
 * from the loaded sidebar and blog in the language of the build: home, menus, related pages and the 404 never keep lists of their own.
 */
export default function outlinePlugin({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'outline',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const catalogue = loadCatalogue(siteDir, i18n.currentLocale);
      const errors = holidayErrors(siteDir, catalogue, catalogue);
      if (errors.length) throw new WriterErrors(errors);
      const size = pdfSize(siteDir, i18n.currentLocale);
      const outline: Outline = {
        ...buildOutline(docs),
        posts: newestPosts(blog),
        missing: await findMissingPages(siteDir),
        symptoms: await readSymptoms(siteDir, catalogue),
        support: supportOf(catalogue),
        unconfirmed: [...catalogue.words.values()].some((word) => word.unconfirmed),
        ...(size && {pdf: {href: baseUrl + pdfName(i18n.currentLocale), size}}),
      };
      actions.setGlobalData(outline);
    },
  };
}

function customProp({label, customProps}: SidebarItemCategory, name: string): string {
  const value = customProps?.[name];
  if (typeof value !== 'string') {
    const message = writerMessage('topicPropertyMissing', {topic: label, property: name});
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

function toTopic(category: SidebarItemCategory, find: PageFinder): OutlineTopic {
  const icon = customProp(category, 'icon');
  const pages = category.items.flatMap((item) =>
    item.type === 'doc' ? find(item.id, item.customProps?.icon as string | undefined) : [],
  );
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
export function buildOutline(content: DocsContent): Pick<Outline, 'index' | 'topics'> {
  // The manual has one version, `current`.
  const [version] = content.loadedVersions;
  const find = pageFinder(version?.docs ?? []);
  const sidebar = version?.sidebars.tutorialSidebar ?? [];
  const topics = sidebar.flatMap((item) => (item.type === 'category' ? toTopic(item, find) : []));
  return {index: find('index'), topics};
}

/** How to reach a person, in the facts and words of the catalogue. */
function supportOf(catalogue: Catalogue): Outline['support'] {
  const word = (key: string) => findWord(catalogue, key).text;
  const hours = word('facts.support.hours');
  return {
    email: word('facts.support.email'),
    phone: word('facts.support.phone'),
    // Facts are written for use inside a sentence; here the fact is alone.
    hours: hours.charAt(0).toLocaleUpperCase(catalogue.locale) + hours.slice(1),
    reply: word('facts.support.reply'),
    holidays: holidayWords(catalogue).map(({text}) => text),
    inApp: `${word('tabs.profile')} › ${word('help.title')}`,
  };
}

function newestPosts(content: BlogContent): OutlinePost[] {
  return content.blogPosts.slice(0, POSTS_ON_HOME).map(({metadata}) => ({
    title: metadata.title,
    href: metadata.permalink,
    date: new Date(metadata.date).toISOString().slice(0, 10),
    topic: metadata.frontMatter.topic as TopicId | undefined,
  }));
}

/**
 * Symptoms in readers' words: the answers below "What happened?" on the help page. Answers inside an answer narrow down its question and
 * are not symptoms. There are no symptoms without the page, or when it cannot be read, which the bundler reports.
 * @throws WriterErrors when the page has no such answers
 */
async function readSymptoms(siteDir: string, catalogue: Catalogue): Promise<Outline['symptoms']> {
  const ref = shownPages(siteDir, catalogue.locale).find(
    ({section, name}) => section === 'docs' && name === 'help/index.mdx',
  );
  if (!ref) return [];
  const file = fileOf(ref);
  const tree = await parsePage(read(path.join(siteDir, file)), file).catch(() => undefined);
  if (!tree) return [];
  const wordOf = (key: string) => findWord(catalogue, key).text;
  const symptoms = tree.children.flatMap((node, index) =>
    isMdxElement(node, 'Answer') && headingId(headingBefore(tree, index)) === 'what-happened'
      ? {id: prop(node, 'id') ?? '', question: fillKeys(prop(node, 'question') ?? '', wordOf)}
      : [],
  );
  if (symptoms.length === 0) throw new WriterErrors([{file, line: 1, message: writerMessage('noSymptoms')}]);
  return symptoms;
}
