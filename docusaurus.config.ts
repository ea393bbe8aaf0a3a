import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type * as Sources from './src';
import {loadSources} from './src/lib/loadSources';

const {
  announcementBar,
  blogTexts,
  footer,
  navbar,
  hasDates,
  historyIn,
  brand,
  siteTitle,
  editUrl,
  i18n,
  fillFrontMatter,
  remarkManual,
  remarkFreshness,
  galleryPlugins,
  manualPlugin,
  jsLoader,
  staticFirst,
  template,
  stylesheets,
  offline,
  rootFiles,
  outputs,
  outline,
  search,
  checkPages,
  remarkRules,
} = loadSources(path.join(__dirname, 'src')) as typeof Sources;

// The plugin of the manual sets the values for each language.
const build = {locale: i18n.defaultLocale, baseUrl: '/', siteUrl: brand.siteUrl};
const options = {siteDir: __dirname, build};
const beforeDefaultRemarkPlugins = [remarkRules, remarkManual, remarkFreshness].map((plugin) => [plugin, options]);

const areDatesKnown = hasDates(__dirname);

const docs = {
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: areDatesKnown,
  editUrl,
  editLocalizedFiles: true,
  beforeDefaultRemarkPlugins,
  versions: {current: {label: 'Next', badge: false, banner: 'none'}},
} satisfies Options['docs'];

const blog = {
  blogTitle: blogTexts.title,
  blogDescription: blogTexts.description,
  blogSidebarTitle: blogTexts.title,
  // One page lists all posts, because a row is short and the archive lists all posts anyway.
  postsPerPage: 'ALL',
  beforeDefaultRemarkPlugins,
  // src/outputs/feeds.ts writes the feeds.
  feedOptions: {type: null, limit: 0},
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies Options['blog'];

const pages = {beforeDefaultRemarkPlugins} satisfies Options['pages'];

// Search engines ignore frequency and priority.
const sitemap = {lastmod: areDatesKnown ? 'date' : null, changefreq: null, priority: null} satisfies Options['sitemap'];

const markdown = {
  // src/manual has already reported these errors with their lines.
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: fillFrontMatter(options),
} satisfies Config['markdown'];

const themeConfig = {
  announcementBar,
  navbar,
  footer,
  // Light is the specified default; the reader's own choice is kept under `theme`.
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies ThemeConfig;

// For a trial at another address, or a site in a folder, without an edit. The base URL has a slash at both ends.
const url = process.env.HELP_CENTRE_URL ?? brand.siteUrl;
const baseUrl = process.env.HELP_CENTRE_BASE_URL ?? '/';

const config: Config = {
  title: siteTitle(),
  url,
  baseUrl,
  i18n,
  ssrTemplate: template,
  // The banner of Docusaurus takes a late bundle for a missing one. src/static-first/build/plugin.ts has its own, in both languages.
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
    // `npm run build` turns off the minifier of HTML (scripts/build.mjs). In other builds it must keep end tags, for src/lib/html.ts.
    faster: {swcJsLoader: false, swcHtmlMinimizer: false},
    experimental_vcs: historyIn(__dirname),
  },
  webpack: {jsLoader},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,
  presets: [
    [
      'classic',
      {docs, blog, pages, sitemap, theme: {customCss: stylesheets}, debug: false, svgr: false} satisfies Options,
    ],
  ],
  plugins: [
    manualPlugin(build, checkPages),
    outline,
    staticFirst,
    search,
    outputs,
    offline,
    rootFiles,
    ...galleryPlugins(pages),
  ],
  themeConfig,
};

export default config;
