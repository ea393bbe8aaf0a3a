import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHUNK_FILENAME} from '../../docusaurusInternals/chunkFiles';
import {
  packageFiles,
  resolvePackageFile,
  restyledComponents,
  stylesheetOf,
} from '../../docusaurusInternals/packageFiles';

type Replacements = {[module: string]: string};

const emptyModule = path.join(__dirname, 'emptyModule.cjs');
const internals = path.join(__dirname, '../../docusaurusInternals');
const fileOf = (name: keyof typeof packageFiles) => resolvePackageFile(packageFiles[name]);

/** Modules that no page uses although every page would load them. */
const scriptReplacements: Replacements = {
  // A client module that imports all of Prism to add languages to it.
  [fileOf('prismLanguages')]: emptyModule,
};

const stylesheetReplacements: Replacements = {
  // Infima: more than half of the styles, and it hides dropdown menus until hydration.
  [fileOf('infima')]: emptyModule,
  // With its package and its stylesheet: client/routeProgress.ts draws the bar.
  [fileOf('progressBar')]: emptyModule,
  // src/ui/styles/typography.css sets the scroll padding instead.
  [fileOf('anchorStylesheet')]: emptyModule,
  ...Object.fromEntries(restyledComponents.map((component) => [stylesheetOf(component), emptyModule])),
};

/**
 * Lowers styles for browsers below the floor of package.json as far as that keeps pages readable: logical properties become physical ones
 * (both languages are written from left to right), and a list of selectors in `:is()` becomes a list of rules: without it the pictures of
 * the app and the lists of posts fall apart (20 bytes a page). The minifier lowers the rest, for the floor. The features left out would
 * need scripts; layers are flattened when all rules are known (src/static-first/build/styles).
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

const isProduction = process.env.NODE_ENV === 'production';

/**
 * One chunk for modules that several page types share: the bundler would duplicate small modules in the chunk of each type, and
 * a page loads the chunks of two or three (layout, manual, the page itself).
 */
const layout = {name: 'layout', chunks: 'async', minChunks: 4, minSize: 0, priority: 30} as const;

/**
 * Removes unused modules from the bundles. bench/bundle.md lists what is left. Stylesheets are replaced in both bundles, so that
 * the HTML and React agree on class names; scripts only in the client bundle.
 */
export default function bundleTrimmingPlugin(context: LoadContext): Plugin {
  return {
    name: 'bundle',
    configurePostCss(postCss) {
      const isPreset = (plugin: unknown) => Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
      const [, options] = postCss.plugins.find(isPreset) as [string, object];
      Object.assign(options, readableFloor);
      return postCss;
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias: stylesheetReplacements}}
        : {
            // Starts Docusaurus; replaces its own entry.
            entry: path.join(internals, 'entry.ts'),
            ...(isProduction && {
              // The build names them by what they contain (src/outputs/joinScripts.ts).
              output: {chunkFilename: CHUNK_FILENAME},
            }),
            resolve: {alias: {...stylesheetReplacements, ...scriptReplacements}},
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
  };
}
