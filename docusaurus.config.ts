import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './src/site/announcement';
import {brand} from './src/site/brand';
import {editUrl} from './src/site/editing';
import {footer} from './src/site/footer';
import {hasFullHistory} from './src/utils/git';
import {i18n} from './src/site-model/locales';
import {createManualMarkdown} from './src/manual/markdown';
import {createBuildContext} from './src/manual/page/buildContext';
import {manualPlugin} from './src/manual/plugin';
import {navbar} from './src/site/navbar';
import {template} from './src/static-first/htmlTemplate';
import {fontStylesheet} from './src/static-first/ownFont';
import {stylesheets} from './src/ui/stylesheets';
import {title} from './src/site/title';
import webApp from './src/site/webApp';
import thirdPartyNotices from './src/site/thirdPartyNotices';
import wellKnownFiles from './src/site/wellKnownFiles';
import hydrationLoader from './src/static-first/hydration/plugin';
import translations from './src/manual/translations/plugin';
import bundleTrimming from './src/static-first/bundle/plugin';
import postBuild from './src/post-build/plugin';
import outline from './src/manual/outline/plugin';
import search from './src/search/plugin';
import {remarkContents} from './src/manual/components/Contents/remark';

const build = createBuildContext();
const {remarkPlugins, freshnessPlugin, markdown} = createManualMarkdown(build);

const docs = {
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: hasFullHistory(__dirname),
  editUrl,
  editLocalizedFiles: true,
  // The list of contents comes last: writers do not put it on a page, so the check of their components must not meet it.
  beforeDefaultRemarkPlugins: [...remarkPlugins, remarkContents, freshnessPlugin],
  versions: {current: {label: 'Next', badge: false, banner: 'none'}},
} satisfies Options['docs'];

const blog = {
  blogTitle: 'Novedades',
  blogDescription:
    'Consejos para enviar sin errores, reconocer estafas, cuidar tu cuenta y usar la app, de quienes responden tus preguntas.',
  blogSidebarTitle: 'Novedades',
  beforeDefaultRemarkPlugins: [...remarkPlugins, freshnessPlugin],
  // src/post-build writes the feeds and the sitemap from the built pages.
  feedOptions: {type: null},
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies Options['blog'];

const themeConfig = {
  announcementBar,
  navbar,
  footer,
  // Light is the specified default; the reader's own choice is kept under `theme`.
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies ThemeConfig;

// A trial elsewhere, or a site in a folder: both without an edit. The base URL has a slash at both ends.
const url = process.env.HELP_CENTRE_URL ?? brand.siteUrl;
const baseUrl = process.env.HELP_CENTRE_BASE_URL ?? '/';

const config: Config = {
  title,
  url,
  baseUrl,
  // What client code reads.
  customFields: {fontStylesheet: fontStylesheet(baseUrl)},
  i18n,
  ssrTemplate: template,
  // The stock banner takes a bundle that loads late for a missing one; src/static-first/hydration/plugin has its own, in both languages.
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
        pages: {beforeDefaultRemarkPlugins: [...remarkPlugins, freshnessPlugin]},
        theme: {customCss: stylesheets},
        sitemap: false,
        debug: false,
        svgr: false,
      } satisfies Options,
    ],
  ],
  clientModules: [
    './src/manual/components/Answer/client.ts',
    './src/ui/PrintQrCode/client.ts',
    './src/static-first/client/routeProgress.ts',
    './src/static-first/client/scrollRestoration.ts',
    './src/static-first/client/followLink.ts',
    './src/offline/client/index.ts',
  ],
  plugins: [
    manualPlugin(build),
    translations,
    outline,
    hydrationLoader,
    search,
    bundleTrimming,
    postBuild,
    wellKnownFiles,
    thirdPartyNotices,
    webApp,
  ],
  themeConfig,
};

export default config;
