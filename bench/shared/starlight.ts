import {markdownFiles, type Peer, siteTitle} from './peer';

/** Starlight with the setup of its own template, including its search. */
export const starlight: Peer = {
  name: 'Starlight',
  packages: 'starlight',
  files: (topics) => ({
    ...markdownFiles(topics, 'src/content/docs'),
    'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: ${JSON.stringify(siteTitle)},
      locales: {root: {label: 'Español', lang: 'es'}},
      sidebar: ${JSON.stringify(
        topics.map(({label, pages}) => ({
          label,
          collapsed: true,
          items: pages.map(({title, path}) => ({label: title, link: path})),
        })),
      )},
    }),
  ],
});
`,
    'tsconfig.json': '{"extends": "astro/tsconfigs/strict"}\n',
  }),
  sources: 'src/content/docs',
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  program: 'astro/bin/astro.mjs',
  args: ['build', '--silent'],
  newerNode: true,
  address: (path) => path,
};
