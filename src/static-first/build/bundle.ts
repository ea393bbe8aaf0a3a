import {realpathSync} from 'node:fs';
import path from 'node:path';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

const emptyModule = path.join(__dirname, 'emptyModule.cjs');
const internals = path.join(__dirname, '../docusaurusInternals');

/** Components of the classic theme whose stylesheets would only be overridden: src/ui/stylesheets.ts styles them completely. */
const restyledComponents = [
  'AnnouncementBar',
  'AnnouncementBar/CloseButton',
  'Blog/Components/Author',
  'BlogPostItem/Header/Authors',
  'DocItem/TOC/Mobile',
  'Heading',
  'Layout',
  'Navbar/ColorModeToggle',
  'Navbar/Content',
  'Navbar/Search',
  'TOC',
  'Tag',
  'TagsListInline',
];

/** Modules whose styles no page uses, although every page would load them. */
export const unusedStyles = [
  // Infima: more than half of the styles, and it hides dropdown menus until hydration.
  'infima/dist/css/default/default.css',
  // The progress bar, with its package and its stylesheet: client/routes.ts shows another one.
  '@docusaurus/theme-classic/lib/nprogress.js',
  // src/ui/styles/typography.css sets the scroll padding instead.
  '@docusaurus/theme-common/lib/utils/anchorUtils.module.css',
  ...restyledComponents.map((name) => `@docusaurus/theme-classic/lib/theme/${name}/styles.module.css`),
];

/** The same for scripts: a client module that imports all of Prism to add languages to it. */
export const unusedScripts = ['@docusaurus/theme-classic/lib/prism-include-languages.js'];

/**
 * A file of an installed package. It may be one that the package does not export.
 * @throws with its path when it is not there: Docusaurus has moved or removed it (docusaurusInternals/contracts.test.ts)
 */
export const packageFile = (file: string): string => realpathSync(path.join(__dirname, '../../../node_modules', file));

const emptyAliases = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [packageFile(file), emptyModule]));

/**
 * Lowers styles for browsers below the floor of package.json as far as that keeps pages readable: logical properties become physical ones
 * (both languages are written from left to right), and a list of selectors in `:is()` becomes a list of rules: without it the pictures of
 * the app and the lists of posts fall apart (20 bytes a page). The minifier lowers the rest, for the floor. The features left out would
 * need scripts; layers are flattened when all rules are known (styles/).
 */
const readableFloor = {
  browsers: 'chrome 80, safari 13',
  features: {
    'cascade-layers': false,
    'focus-visible-pseudo-class': false,
    'has-pseudo-class': false,
    'is-pseudo-class': {preserve: false},
    'light-dark-function': false,
  },
};

/**
 * One chunk for modules that several page types share: the bundler would duplicate small modules in the chunk of each type, and
 * a page loads the chunks of two or three (layout, manual, the page itself).
 */
const layout = {name: 'layout', chunks: 'async', minChunks: 4, minSize: 0, priority: 30} as const;

/** The hash function names scripts, and classes of CSS modules: both bundles need the same one, so that the HTML and React agree. */
const hashFunction = 'sha256';

/** Each script has its whole SHA-256 in its name, so that a browser can check it (deferred/assets.ts). */
const scriptNames = {
  filename: 'assets/js/[name].[contenthash].js',
  chunkFilename: 'assets/js/c.[contenthash].js',
  hashDigestLength: 64,
};

/**
 * The loader that `future.faster.swcJsLoader` uses. With that switch Docusaurus says at each build and start that babel.config.js can be
 * removed, although `docusaurus write-translations` reads the sources through it.
 */
export const jsLoader = (isServer: boolean) => ({
  loader: 'builtin:swc-loader',
  options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'}),
});

/**
 * The part of the plugin that removes unused modules from the bundles: `docusaurus build --bundle-analyzer` shows what is left. Styles are
 * replaced in both bundles, so that the HTML and React agree on class names; scripts only in the client bundle.
 */
export const trimmedBundle = (context: LoadContext): Pick<Plugin, 'configurePostCss' | 'configureWebpack'> => ({
  configurePostCss(postCss) {
    const isPreset = (plugin: unknown) => Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
    const [, options] = postCss.plugins.find(isPreset) as [string, object];
    Object.assign(options, readableFloor);
    return postCss;
  },
  configureWebpack: (_config, isServer) =>
    isServer
      ? {output: {hashFunction}, resolve: {alias: emptyAliases(unusedStyles)}}
      : {
          // Starts Docusaurus; replaces its own entry.
          entry: path.join(internals, 'entry.ts'),
          output: {hashFunction, ...(process.env.NODE_ENV === 'production' && scriptNames)},
          resolve: {alias: emptyAliases([...unusedStyles, ...unusedScripts])},
          optimization: {splitChunks: {cacheGroups: {layout}}},
          module: {
            rules: [
              {
                test: path.join(context.generatedFilesDir, 'docusaurus.config.mjs'),
                use: path.join(internals, 'configLoader.cjs'),
              },
            ],
          },
        },
});
