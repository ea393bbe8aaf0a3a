import type {Mutation} from './mutation';

const client = (name: string) => `src/static-first/client/${name}.ts`;

/** Mutations of what runs after hydration: the client modules and what replays captured events. */
export const clientMutations: readonly Mutation[] = [
  {
    name: 'no page is prefetched on a slow connection',
    edit: {
      file: client('normalizeConnection'),
      text: '!connection.effectiveType || saveData',
      by: '!connection.effectiveType',
    },
    test: ['src/static-first/client/normalizeConnection.dom', 'saves data wherever it is constrained'],
  },
  {
    name: 'a control is found again by its element path',
    edit: {file: client('replayEvents'), text: 'const control = resolveRef(ref);', by: 'const control = ref.element;'},
    test: ['faults/deploy', 'a new version removes the scripts'],
    allLocales: true,
  },
  {
    name: 'a page that cannot be loaded offline is replaced by the offline fallback page',
    edit: {file: client('deferredStylesheet'), text: '!navigator.onLine && ', by: 'false && '},
    test: ['faults/offline', 'offline when a link is followed, saving data'],
  },
  {
    name: 'visited pages are cached',
    edit: {file: 'src/offline/client/registration.ts', text: '    await registerWorker(siteBase());\n'},
    test: ['offline', 'visited pages stay'],
    allLocales: true,
  },
  {
    name: 'an incomplete navigator.connection is normalized',
    edit: {file: client('normalizeConnection'), text: '  normalizeConnection();\n'},
    test: ['prefetch', 'a connection without effectiveType'],
  },
  {
    name: 'Back closes the open overlay',
    edit: {file: client('overlayHistory'), text: "  addEventListener('popstate', onPopState, true);\n"},
    test: ['back-button', 'Back closes the search dialog'],
  },
  {
    name: 'the target of a search result takes the focus',
    edit: {file: client('followLink'), text: '      focusTarget(location.hash);\n'},
    test: ['search-focus', 'an answer on the open page takes the focus'],
  },
  {
    name: 'a second click waits for the stylesheet of the site',
    edit: {file: client('deferredStylesheet'), text: 'hasNavigated ||=', by: 'hasNavigated ='},
    test: ['faults/stylesheet', 'the stylesheet of the site is slow, saving data'],
  },
  {
    name: 'a navigation waits for the stylesheet of the site',
    edit: {
      file: client('deferredStylesheet'),
      text: 'hasNavigated ? loadFullStylesheet() : undefined',
      by: 'undefined',
    },
    test: ['styles', 'the reader came from a page of another kind'],
  },
  {
    name: 'a full storage falls back to memory',
    edit: {file: client('storageFallback'), text: '  installStorageFallback();\n'},
    test: ['storage', 'with a full storage there is one warning'],
  },
  {
    name: 'captured clicks are replayed',
    edit: {file: client('replayEvents'), text: '      control.click();\n'},
    test: ['faults/network', 'the browser saves data'],
  },
  {
    name: 'the focused field and its text survive hydration',
    edit: {file: client('replayEvents'), text: '  restoreInputAndFocus(captured);\n'},
    test: ['search', 'what is typed before the page is hydrated'],
  },
  {
    name: 'no web font is loaded under Save-Data',
    edit: {file: client('webFont'), text: 'dataset.font || isConstrained()', by: 'dataset.font'},
    test: ['faults/network', 'the browser saves data'],
  },
  {
    name: 'text whose line breaks would change keeps the fallback font',
    edit: {file: client('showFont'), text: 'hasChanged(then, now)', by: 'false'},
    test: ['layout-shift', 'the font that came is used where it moves nothing'],
  },
  {
    name: 'a link to an answer opens it',
    edit: {file: 'docusaurus.config.ts', text: "    './src/manual/components/Answer/client.ts',\n"},
    test: ['answers', 'a link to an answer opens it, also a second time'],
  },
  {
    name: 'the progress bar of an abandoned navigation is cancelled',
    edit: {file: client('routeProgress'), text: '  cancelTimer?.();\n'},
    test: ['faults/navigation', 'two quick navigations overlap'],
  },
  {
    name: 'going back restores the scroll position',
    edit: {file: 'docusaurus.config.ts', text: "    './src/static-first/client/scrollRestoration.ts',\n"},
    test: ['reading', 'going back and forward restores the scroll position'],
  },
  {
    name: 'the query of a captured search is replayed',
    edit: {file: client('replayEvents'), text: '    setFieldValue(field, input.value);\n'},
    test: ['search', 'what is asked by the button before the page is hydrated'],
  },
  {
    name: 'a new page starts at its top without smooth scrolling',
    edit: {file: client('scrollRestoration'), text: '? 0 : undefined', by: '? undefined : undefined'},
    test: ['reading', 'the reader starts at the top'],
  },
  {
    name: 'a malformed hash of the first address does not crash the page',
    edit: {file: client('malformedAddress'), text: '  escapeMalformedAddress();\n'},
    test: ['malformed-hash', 'the hash #50% of an address'],
  },
  {
    name: 'a malformed hash that is followed does not crash the page',
    edit: {
      file: client('malformedAddress'),
      text: "  addEventListener('popstate', escapeMalformedAddress, true);\n",
    },
    test: ['malformed-hash', 'the hash #50% on a hydrated page'],
  },
];
