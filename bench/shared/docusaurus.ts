import {fileName, markdownFiles, moduleOf, type Peer, siteTitle} from './peer';

/** Docusaurus with the setup of its own template: classic preset and theme, the flags of the next version, stock colours. */
export const docusaurus: Peer = {
  name: 'stock Docusaurus',
  packages: 'docusaurus',
  files: (topics) => ({
    ...markdownFiles(topics, 'docs'),
    'sidebars.js': moduleOf({
      manual: topics.map(({label, pages}) => ({
        type: 'category',
        label,
        items: pages.map(({path}) => fileName(path)),
      })),
    }),
    'docusaurus.config.js': moduleOf({
      title: siteTitle,
      url: 'https://example.com',
      baseUrl: '/',
      future: {v4: true},
      markdown: {format: 'detect'},
      i18n: {defaultLocale: 'es', locales: ['es']},
      presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false}]],
      themeConfig: {
        colorMode: {respectPrefersColorScheme: true},
        navbar: {title: siteTitle, items: [{type: 'docSidebar', sidebarId: 'manual', label: 'Manual'}]},
        footer: {style: 'dark', copyright: siteTitle},
      },
    }),
  }),
  sources: 'docs',
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  program: '@docusaurus/core/bin/docusaurus.mjs',
  args: ['build'],
  newerNode: false,
  address: (path) => path,
};
