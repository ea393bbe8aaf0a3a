import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildFolder} from '../../e2e/support/build';
import sidebars from '../../sidebars';
import {brand} from '../../src/site/company';
import type {Topic} from './peer';
import {type TextPage, textOf} from './text';
import {cacheFolder} from './packages';

/** Builds both languages unless that is done already. */
export async function buildSite(): Promise<string> {
  const {ensureBuilt} = await import('../../scripts/setup/build.mjs');
  await ensureBuilt();
  return buildFolder;
}

/** Copies a build to a folder that may be changed. @param name of the copy */
export function copyBuild(build: string, name: string): string {
  const folder = path.join(cacheFolder, name);
  rmSync(folder, {recursive: true, force: true});
  cpSync(build, folder, {recursive: true});
  return folder;
}

/** Builds the site and copies the build to a folder that may be changed. */
export const copySite = async (): Promise<string> => copyBuild(await buildSite(), 'own');

/** The Spanish text of the built site. The home page is left out, because it is not part of the text. */
export async function readText(): Promise<TextPage[]> {
  // The sidebar is read only after the build.
  const {pages} = await import('../../e2e/support/pages');
  const addresses = pages.filter(({section, locale}) => section && locale === 'es').map(({path}) => path);
  const links = new Set(addresses);
  return addresses.map((address) => {
    const text = readFileSync(path.join(buildFolder, `${address.replace(/\/$/, '')}.md`), 'utf8');
    return textOf(text, address, brand.siteUrl, links);
  });
}

const addressOfDoc = (id: string): string => (id === 'index' ? '/docs/' : `/docs/${id.replace(/\/index$/, '/')}`);

/** The pages under the topics of this site's sidebar. Other pages come last. */
export function topicsOf(texts: readonly TextPage[]): Topic[] {
  const categories = sidebars.tutorialSidebar.flatMap((item) => (typeof item === 'string' ? [] : [item]));
  const topics = categories.map(({label, items, link}) => {
    const linkIds = link?.type === 'doc' ? [link.id] : [];
    const itemIds = items.map((item) => (typeof item === 'string' ? item : item.id));
    // The link of a topic may be one of its pages.
    const ids = [...new Set([...linkIds, ...itemIds])].map(addressOfDoc);
    return {label, pages: ids.flatMap((id) => texts.filter((text) => text.path === id))};
  });
  const topicPages = new Set(topics.flatMap(({pages}) => pages));
  return [...topics, {label: 'Consejos', pages: texts.filter((text) => !topicPages.has(text))}];
}
