import type {Mutation} from './mutation';

const client = (name: string) => `src/startup/client/${name}.ts`;

/** Mutations of what runs after hydration: the client modules and what replays captured events. */
export const clientMutations: readonly Mutation[] = [
  {
    name: 'a control is found again by its element path',
    edit: {file: client('replayEvents'), text: 'const control = resolveRef(ref);', by: 'const control = ref.element;'},
    test: ['faults/deploy', 'a new version removes the scripts'],
    allLocales: true,
  },
  {
    name: 'a page that cannot be loaded offline is replaced by the offline fallback page',
    edit: {file: client('failedNavigation'), text: '!navigator.onLine && ', by: 'false && '},
    test: ['faults/offline', 'offline when a link is followed, saving data'],
  },
  {
    name: 'visited pages are cached',
    edit: {
      file: 'src/offline/client/registration.ts',
      text: '    keepFiles(await registerWorker(siteBase()), loadedFiles());\n',
    },
    test: ['offline', 'visited pages stay'],
    allLocales: true,
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
    name: 'going back restores the scroll position',
    edit: {file: 'docusaurus.config.ts', text: "    './src/startup/client/scrollRestoration.ts',\n"},
    test: ['reading', 'going back and forward restores the scroll position'],
  },
  {
    name: 'a malformed hash of the first address does not crash the page',
    edit: {file: client('malformedAddress'), text: '  replaceMalformedAddress();\n'},
    test: ['malformed-hash', 'the hash #50% of an address'],
  },
  {
    name: 'a text that a translator has replaced is put back before React uses it',
    edit: {file: client('translatedText'), text: '  keepTextsReplaceable();\n'},
    test: ['translated-page', 'a page that is translated after hydration, 0 ms after each change'],
  },
];
