import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY, HYDRATED_ATTRIBUTE} from './client/names';
import {packageFile, unusedScripts, unusedStyles} from '../build/bundle';

/** The version of Docusaurus whose internals are used. Raise it when these tests pass with the next one. */
const knownVersion = '3.10.2';

const client = '@docusaurus/core/lib/client';

/** A part of Docusaurus: a file of a package, the code of this site that depends on it, and the texts that the file must contain. */
type Contract = [file: string, lookAt: string, ...contains: string[]];

/** The parts that this site uses and that are not public. */
const contracts: Contract[] = [
  [
    `${client}/hasHydratedDataAttribute.js`,
    'client/names.ts and client/firstPage.ts',
    `<html ${HYDRATED_ATTRIBUTE}={isBrowser}/>`,
  ],
  [
    '@docusaurus/theme-common/lib/contexts/colorMode.js',
    'client/names.ts and src/static-first/inline/choices.ts',
    ...[`ColorModeStorageKey = '${COLOR_MODE_KEY}'`, 'setColorModeState(ColorModeAttribute.get())'],
  ],
  [
    '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    'client/names.ts, and src/static-first/inline/choices.ts, which stores the state of a new announcement before it is read',
    ...[ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY].map((key) => `createStorageSlot('${key}')`),
    ...['setClosed(isDismissedInStorage())', 'setDismissedInStorage(false)'],
  ],
  [
    '@docusaurus/theme-classic/lib/inlineScripts.js',
    'src/static-first/inline/choices.ts and src/static-first/build/styles/matchingSelectors.ts',
    "'data-announcement-bar-initially-dismissed'",
  ],
  [
    `${client}/clientEntry.js`,
    'entry.ts and src/static-first/build/templates.ts',
    ...["import App from './App'", "getElementById('__docusaurus')"],
    ...['ReactDOM.hydrateRoot(container, app', 'preload(window.location.pathname).then('],
  ],
  [
    `${client}/PendingNavigation.js`,
    'client/firstPage.ts and src/static-first/client/routes.ts: a page is left before the next one is loaded',
    ...["dispatchLifecycleAction('onRouteUpdate'", 'preload(nextLocation.pathname)', 'window.location.reload()'],
  ],
  [
    'react-helmet-async/lib/index.module.js',
    'client/firstPage.ts, which keeps the head of the first page',
    'canUseDOM',
  ],
  [
    '@docusaurus/mdx-loader/lib/utils.js',
    'src/manual/stopOnWriterErrors.ts, which has no other sign of the page and the cause',
    ...['MDX compilation failed for file ', '\\nCause: ${error.message}\\nDetails:\\n'],
  ],
  [
    `${client}/App.js`,
    'entry.ts, which evaluates these modules one by one, and src/static-first/client/routes.ts, which changes the routes before them',
    ...["import '@generated/client-modules'", "import routes from '@generated/routes'", 'renderRoutes(routes)'],
  ],
  [`${client}/docusaurusContext.js`, 'client/site.ts', 'export const Context = React.createContext(contextValue)'],
  [
    '@docusaurus/core/lib/commands/start/webpack.js',
    'src/search/plugin/index.ts, whose middleware joins this list',
    ...[
      'setupMiddlewares: (middlewares, devServer) =>',
      'return middlewares;',
      '[defaultDevServerConfig, config.devServer]',
    ],
  ],
];

/** Defects that this site works around: where the code has changed, the workaround may be needless, or no longer work. */
const defects: [defect: string, ...contract: Contract][] = [
  [
    'a rule of the bundler with a bare expression for MDX is taken for a rule of pages',
    '@docusaurus/core/lib/server/plugins/synthetic.js',
    'src/manual/plugin.ts',
    "rule.test instanceof RegExp && rule.test.test('x.mdx')",
  ],
  [
    'a malformed path crashes',
    `${client}/preload.js`,
    'src/static-first/deferred/canonicalAddress.ts',
    'new Set([pathname, decodeURI(pathname)])',
  ],
  [
    'a malformed hash crashes, and every navigation scrolls to the top',
    `${client}/ClientLifecyclesDispatcher.js`,
    'src/static-first/deferred/canonicalAddress.ts and src/static-first/client/scrollRestoration.ts',
    ...['decodeURIComponent(hash.substring(1))', 'window.scrollTo(0, 0)'],
  ],
  [
    'a navigation that was overtaken leaves its progress bar, and its scripts show the next page before its own have come',
    `${client}/PendingNavigation.js`,
    'src/static-first/client/routes.ts',
    ...[
      '.then(() => {\n            this.routeUpdateCleanupCb();',
      'this.setState({ nextRouteHasLoaded: true });\n        })',
    ],
  ],
  [
    'only a new address without a hash moves the focus',
    '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    'src/static-first/client/followLinks.ts',
    "!location.hash && action === 'PUSH'",
  ],
  [
    'an address with `.html` is shown, and other spellings are not',
    `${client}/normalizeLocation.js`,
    'src/static-first/deferred/canonicalAddress.ts',
    "location.pathname.trim().replace(/(?:\\/index)?\\.html$/, '') || '/'",
  ],
];

function expectContract(...[file, lookAt, ...contains]: Contract): void {
  const source = readFileSync(packageFile(file), 'utf8');
  for (const text of contains) {
    const message = `${file} was expected to contain \`${text}\`, as in Docusaurus ${knownVersion}. Compare the installed file, then look at ${lookAt}.`;
    expect.soft(source.includes(text), message).toBe(true);
  }
}

// README.md has the reasons. The build itself fails if the template of a page (../build/templates.ts) no longer gets its variables.

it.each(['core', 'theme-common', 'theme-classic', 'plugin-content-docs'])(
  '@docusaurus/%s has the known version',
  (name) => {
    const manifest = readFileSync(packageFile(`@docusaurus/${name}/package.json`), 'utf8');
    const {version} = JSON.parse(manifest) as {version: string};
    const message = `@docusaurus/${name} ${version} is installed, and src/static-first/docusaurusInternals knows ${knownVersion}. Follow "Upgrading Docusaurus" in CONTRIBUTING.md, then raise knownVersion.`;
    expect(version, message).toBe(knownVersion);
  },
);

it.each([...unusedStyles, ...unusedScripts])('the bundler replaces %s', (file) =>
  expect(readFileSync(packageFile(file), 'utf8')).not.toBe(''),
);

describe('the code of Docusaurus', () => {
  it.each(contracts)('in %s has what %s needs', expectContract);

  it.each(defects)('still has this defect: %s', (_defect, ...contract) => expectContract(...contract));
});
