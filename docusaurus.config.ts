import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import cataloguePlugin from './src/plugins/catalogue';
import {announcementBar} from './src/site/announcement';
import {brand} from './src/site/brand';
import {favicon} from './src/site/favicon';
import {footer} from './src/site/footer';
import {i18n} from './src/site/locales';
import {freshnessPlugin, manualRemarkPlugins, markdown} from './src/site/manual';
import {navbar} from './src/site/navbar';
import {template} from './src/site/template';
import {title} from './src/site/title';
import boot from './src/plugins/boot';
import freshness from './src/plugins/freshness';
import leanBundle from './src/plugins/lean-bundle';
import leanPages from './src/plugins/lean-pages';
import outline from './src/plugins/outline';
import search from './src/plugins/search';
import {remarkContents} from './src/remark/contents';

const docs = {
  sidebarPath: './sidebars.ts',
  // The list of contents comes last: writers do not put it on a page, so the check of their components must not meet it.
  beforeDefaultRemarkPlugins: [...manualRemarkPlugins, remarkContents, freshnessPlugin],
  versions: {current: {label: 'Next', badge: false, banner: 'none'}},
} satisfies Options['docs'];

const blog = {
  blogTitle: 'Novedades',
  blogDescription: 'Novedades del centro de ayuda: consejos para usar la app y cambios en el manual.',
  blogSidebarTitle: 'Novedades',
  beforeDefaultRemarkPlugins: [...manualRemarkPlugins, freshnessPlugin],
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies Options['blog'];

// In the order of the cascade.
const css = [
  'css/tokens',
  'css/fallback',
  'css/theme',
  'css/base',
  'css/chrome',
  'css/search',
  'css/home',
  'css/article',
  'mdx/screen/screen',
  'css/states',
  'css/boot',
  'css/print',
].map((name) => `./src/${name}.css`);

const themeConfig = {
  announcementBar,
  navbar,
  footer,
  // Light is the specified default; the reader's own choice is kept under `theme`.
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies ThemeConfig;

const config: Config = {
  title,
  favicon,
  url: brand.siteUrl,
  baseUrl: '/',
  i18n,
  ssrTemplate: template,
  // The stock banner takes a bundle that loads late for a missing one; src/plugins/boot has its own, in both languages.
  baseUrlIssueBanner: false,
  // Namespaced storage would give each locale its own colour mode and dismissed announcement; the specified key is `theme`.
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages: {beforeDefaultRemarkPlugins: [...manualRemarkPlugins, freshnessPlugin]},
        theme: {customCss: css},
        debug: false,
        svgr: false,
      } satisfies Options,
    ],
  ],
  clientModules: ['./src/client/answers.ts', './src/client/progress.ts', './src/client/scrollPlace.ts'],
  plugins: [cataloguePlugin, freshness, outline, boot, search, leanBundle, leanPages],
  themeConfig,
};

export default config;
