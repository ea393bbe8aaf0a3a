import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {read, write} from '../../lib/files';
import {loadScreens, markKeys} from '../../screens';

interface Example {
  readonly title: string;
  readonly mdx: string;
}

/** The folder of the page, from the site's root. The page is made from other files and never committed. */
const FOLDER = '.cache/gallery';

function galleryPlugin({siteDir}: LoadContext): Plugin {
  write(path.join(siteDir, FOLDER, 'index.mdx'), galleryPage(siteDir));
  return {name: 'gallery'};
}

/**
 * The gallery at `/__gallery`, only in `npm start`: every component that writers use and every screen of the app.
 * @param pages the options of the site's own pages, so that examples are transformed in the same way
 * @param environment the mode of Docusaurus, which sets `NODE_ENV` before it reads the configuration
 */
export const galleryPlugins = (pages: PagesOptions, environment = process.env.NODE_ENV): PluginConfig[] =>
  environment === 'development'
    ? [
        galleryPlugin,
        ['@docusaurus/plugin-content-pages', {...pages, id: 'gallery', path: FOLDER, routeBasePath: '__gallery'}],
      ]
    : [];

/** The examples of the guide for writers (src/manual/README.md), each with its heading there. */
function guideExamples(guide: string): Example[] {
  const examples: Example[] = [];
  for (const [heading = '', ...blocks] of guide.split(/^## /m).map((part) => part.split(/^```/m))) {
    const title = heading.slice(0, heading.indexOf('\n'));
    for (const mdx of blocks.flatMap((block) => /^mdx\n([^]*)\n$/.exec(block)?.[1] ?? [])) {
      // A result is valid only after its steps.
      const steps = mdx.startsWith('<Result>') ? examples.pop() : undefined;
      examples.push(steps ? {...steps, mdx: `${steps.mdx}\n\n${mdx}`} : {title, mdx});
    }
  }
  return examples;
}

/** Every screen of the app: in its first state, in each other state, with each dialog and message, and with each possible mark. */
function screenExamples(): Example[] {
  return Object.entries(loadScreens()).map(([name, {states, dialogs, toasts}]) => {
    const fields = markKeys(name, 'type');
    const properties = [
      '',
      ...states.map((key) => `state="${key}"`),
      ...Object.keys(dialogs).map((key) => `dialog="${key}"`),
      ...toasts.map((key) => `toast="${key}"`),
      ...(fields.length > 0 ? [`type="${fields.join(' ')}"`] : []),
      ...markKeys(name, 'tap').map((key) => `tap="${key}"`),
      ...markKeys(name, 'look').map((key) => `look="${key}"`),
    ];
    return {title: `Screen ${name}`, mdx: properties.map((each) => `<Screen name="${name}" ${each} />`).join('\n\n')};
  });
}

/** Links of an example name files relative to a page of the manual, and the gallery is in another folder. */
const withAddresses = (mdx: string): string => mdx.replaceAll(/\]\(\.\.\/([\w/-]+?)(?:\/index)?\.mdx/g, '](/docs/$1');

/** The gallery as a page: every component with the example of the guide, and every screen, each followed by the MDX to copy. */
export function galleryPage(siteDir: string): string {
  const guide = read(path.join(siteDir, 'src/manual/README.md'));
  const parts = [...guideExamples(guide), ...screenExamples()].flatMap(({title, mdx}, index) => [
    `## ${title.replaceAll(/[<>{}`]/g, '')} {/* #example-${index + 1} */}`,
    withAddresses(mdx),
    `\`\`\`mdx\n${mdx}\n\`\`\``,
  ]);
  return ['---\ntitle: Gallery\ndescription: Every component and screen.\n---', ...parts, ''].join('\n\n');
}
