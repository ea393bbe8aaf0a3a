import {markdownFiles, moduleOf, type Peer, siteTitle} from './peer';

/** VitePress with its default theme. Its search is off, which is the default. */
export const vitepress: Peer = {
  name: 'VitePress',
  packages: 'vitepress',
  files: (topics) => ({
    ...markdownFiles(topics, 'pages'),
    'pages/.vitepress/config.mjs': moduleOf({
      lang: 'es',
      title: siteTitle,
      themeConfig: {
        nav: [{text: 'Manual', link: '/'}],
        sidebar: topics.map(({label, pages}) => ({
          text: label,
          collapsed: true,
          items: pages.map(({title, path}) => ({text: title, link: path})),
        })),
      },
    }),
    'tsconfig.json': '{}\n',
  }),
  sources: 'pages',
  output: 'pages/.vitepress/dist',
  caches: ['pages/.vitepress/cache'],
  program: 'vitepress/bin/vitepress.js',
  args: ['build', 'pages'],
  newerNode: true,
  address: (path) => (path.endsWith('/') ? path : `${path}.html`),
};
