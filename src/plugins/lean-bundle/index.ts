import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Replacements = {[module: string]: string | false};

const nothing = path.join(__dirname, 'none.module.css');
const onlyNames = path.join(__dirname, 'names.module.css');
const sheetOf = (component: string) =>
  require.resolve(`@docusaurus/theme-classic/lib/theme/${component}/styles.module.css`);

/** Parts of the classic theme (3.10.2) that src/css draws from the ground up, so that their own sheets would only be overruled. */
const drawnHere = [
  'AnnouncementBar',
  'AnnouncementBar/CloseButton',
  'DocItem/TOC/Mobile',
  'Heading',
  'Layout',
  'Navbar/Search',
  'NavbarItem/LocaleDropdownNavbarItem',
  'TOC',
];

/** The same for parts that this site's rules and scripts know by the names of their classes. */
const namedHere = ['ColorModeToggle', 'Navbar/ColorModeToggle', 'Navbar/Content', 'SkipToContent'];

/** What no page uses, although every page would carry it; `false` leaves nothing in its place. */
const unusedScripts: Replacements = {
  // A client module that imports all of Prism, only to add languages to it; src/theme/CodeBlock loads Prism where there is code.
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
  // CommonJS, so nothing of it can be shaken off: 10 kB for the one function that @docusaurus/utils-common takes from it.
  tslib$: path.join(__dirname, 'tslib.ts'),
};

const unusedSheets: Replacements = {
  // The framework under the theme: more than half of the styles, and it shuts dropdowns until hydration.
  [require.resolve('infima/dist/css/default/default.css')]: false,
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.css')]: nothing,
  // The page has room above whatever an address leads to (src/css/base.css).
  [path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/anchorUtils.module.css')]: nothing,
  ...Object.fromEntries(drawnHere.map((component) => [sheetOf(component), nothing])),
  ...Object.fromEntries(namedHere.map((component) => [sheetOf(component), onlyNames])),
};

/**
 * What several kinds of page have in common, in one file: the bundler would copy small modules into the file of each kind,
 * and a page loads the files of two or three kinds (the layout, the manual, the page itself).
 */
const layout = {name: 'layout', chunks: 'async', minChunks: 4, minSize: 0, priority: 30} as const;

/**
 * Leaves out of the bundles what no page needs. bench/bundle.md shows what is left. Sheets are left out on both sides, so that
 * the HTML and React agree on class names; scripts only on the reader's side.
 */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias: unusedSheets}}
        : {
            entry: path.join(__dirname, 'client/entry.ts'),
            // Every page names its scripts: the name Docusaurus gives each besides its hash would be read by nobody.
            ...(process.env.NODE_ENV === 'production' && {output: {chunkFilename: 'assets/js/c.[contenthash:8].js'}}),
            resolve: {alias: {...unusedSheets, ...unusedScripts}},
            optimization: {splitChunks: {cacheGroups: {layout}}},
            module: {
              rules: [
                {
                  test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
                  use: path.join(__dirname, 'readersConfig.cjs'),
                },
              ],
            },
          },
  };
}
