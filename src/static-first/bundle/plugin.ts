import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withChunkAssets} from './chunkAssets';

type Replacements = {[module: string]: string | false};

const emptySheet = path.join(__dirname, 'empty.module.css');
const classNamesOnly = path.join(__dirname, 'classNamesOnly.module.css');
const sheetOf = (component: string) =>
  require.resolve(`@docusaurus/theme-classic/lib/theme/${component}/styles.module.css`);

/** Components of the classic theme (3.10.2) that src/ui/stylesheets.ts styles completely: their own stylesheets would only be overridden. */
const restyledComponents = [
  'AnnouncementBar',
  'AnnouncementBar/CloseButton',
  'DocItem/TOC/Mobile',
  'Heading',
  'Layout',
  'Navbar/Search',
  'NavbarItem/LocaleDropdownNavbarItem',
  'TOC',
];

/** The same for components that rules and scripts of this site select by class name. */
const selectedComponents = ['ColorModeToggle', 'Navbar/ColorModeToggle', 'Navbar/Content', 'SkipToContent'];

/** Modules that no page uses although every page would load them; `false` replaces one by an empty module. */
const scriptReplacements: Replacements = {
  // A client module that imports all of Prism to add languages to it; src/theme/CodeBlock loads Prism where there is code.
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
  // CommonJS, so tree shaking does not apply: 10 kB for the one function that @docusaurus/utils-common imports.
  tslib$: path.join(__dirname, 'tslib.ts'),
  history$: path.join(__dirname, 'history.mjs'),
  // Only for `withRouter` of React Router, which nothing calls; together with react-is, which only this one imports.
  'hoist-non-react-statics$': false,
  // Not rendered with `baseUrlIssueBanner: false`, but bundled with its text and script.
  [path.dirname(require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner'))]: path.join(
    __dirname,
    'noComponent.ts',
  ),
};

const sheetReplacements: Replacements = {
  // Infima: more than half of the styles, and it hides dropdown menus until hydration.
  [require.resolve('infima/dist/css/default/default.css')]: false,
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.css')]: emptySheet,
  // src/ui/styles/typography.css sets the scroll padding instead.
  [path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/anchorUtils.module.css')]: emptySheet,
  ...Object.fromEntries(restyledComponents.map((component) => [sheetOf(component), emptySheet])),
  ...Object.fromEntries(selectedComponents.map((component) => [sheetOf(component), classNamesOnly])),
};

const isProduction = process.env.NODE_ENV === 'production';

/** Files that Docusaurus generates, and the loaders that remove from them what client code does not read or what is repeated. */
const generatedFiles = {
  'docusaurus.config.mjs': 'clientConfigLoader.cjs',
  ...(isProduction && {
    'registry.js': 'registryLoader.cjs',
    'routes.js': 'routesLoader.cjs',
    'routesChunkNames.json': 'chunkNamesLoader.cjs',
    'globalData.json': 'globalDataLoader.cjs',
  }),
};

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
    name: 'bundle-trimming',
    configureWebpack: ({plugins = []}, isServer, {currentBundler}) =>
      isServer
        ? {resolve: {alias: sheetReplacements}}
        : {
            entry: path.join(__dirname, 'entry.ts'),
            ...(isProduction && {
              // Every page lists its scripts: the names that Docusaurus gives them besides the hash would only cost bytes.
              output: {chunkFilename: 'assets/js/c.[contenthash:8].js'},
              mergeStrategy: {plugins: 'replace'},
              plugins: withChunkAssets(plugins, context, currentBundler.instance),
            }),
            resolve: {alias: {...sheetReplacements, ...scriptReplacements}},
            optimization: {splitChunks: {cacheGroups: {layout}}},
            module: {
              rules: Object.entries(generatedFiles).map(([file, loader]) => ({
                test: path.join(context.generatedFilesDir, file),
                type: 'javascript/auto',
                use: path.join(__dirname, loader),
              })),
            },
          },
  };
}
