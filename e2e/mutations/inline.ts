import type {Mutation} from './mutation';

const inline = (name: string) => `src/startup/inline/${name}.ts`;
const deferred = (name: string) => `src/startup/deferred/${name}.ts`;

/** Mutations of the inline and the deferred script of every page. */
export const inlineMutations: readonly Mutation[] = [
  {
    name: 'a link followed without a connection keeps the page',
    edit: {
      file: deferred('index'),
      text: "  blockOfflineNavigation(() => startup.showMessage('', () => location.reload()));\n",
    },
    test: ['faults/offline', 'offline when a link is followed before the scripts are asked for'],
  },
  {
    name: 'the canonical address replaces the one that was typed',
    edit: {file: deferred('index'), text: '  replaceWithCanonicalAddress();\n'},
    test: ['addresses', 'without redirects, /docs/faq/index.html'],
  },
  {
    name: 'a dismissed announcement is hidden before the first paint',
    edit: {file: inline('index'), text: '    hideDismissedAnnouncement(settings.announcement);\n'},
    test: ['announcement', 'a closed announcement does not flash by'],
  },
  {
    name: 'the stored colour mode is set before the first paint',
    edit: {file: inline('index'), text: '    showColorMode();\n'},
    test: ['colour-mode', 'the chosen colours are there before'],
  },
  {
    name: 'no script is loaded unasked under Save-Data',
    edit: {file: inline('connection'), text: 'saveData === true || '},
    test: ['faults/network', 'the browser saves data'],
  },
  {
    name: 'a missing script is detected',
    edit: {file: deferred('index'), text: '  watchForLoadErrors(startup.errors, fail);\n'},
    test: ['faults/scripts', 'the main script is missing'],
  },
  {
    name: 'a rejected chunk load is detected',
    edit: {
      file: deferred('loadErrors'),
      text: "  addEventListener('unhandledrejection', report);\n",
    },
    test: ['faults/scripts', 'a route chunk throws'],
  },
  {
    name: 'a script is compared with the hash in its name',
    edit: {file: inline('scriptLoader'), text: '      integrity: integrityOf(src),\n'},
    test: ['faults/scripts', 'the main script is changed'],
  },
  {
    name: 'a stylesheet is compared with the hash in its name',
    edit: {file: inline('stylesheetLoader'), text: ', integrity: integrityOf(href)'},
    test: ['faults/stylesheet', 'the stylesheet is changed'],
  },
  {
    name: 'a pending file does not delay the scripts without end',
    edit: {
      file: deferred('whenPainted'),
      text: "  addEventListener('DOMContentLoaded', () => setTimeout(onLoad, LOAD_TIMEOUT));\n",
    },
    test: ['faults/network', 'the pictures and the print stylesheet never come'],
  },
  {
    name: 'captured clicks survive the reload of the page',
    edit: {file: deferred('recovery'), text: "    addEventListener('pagehide', store);\n"},
    test: ['faults/deploy', 'a new version removes the scripts'],
  },
  {
    name: 'a page reloads itself once only',
    edit: {file: deferred('recovery'), text: ' || isReload()'},
    test: ['faults/scripts', 'the main script is missing'],
  },
  {
    name: 'a click that waits too long shows the error message',
    edit: {file: inline('index'), text: "        giveUp('');\n"},
    test: ['faults/message', 'a script never arrives'],
  },
  {
    name: 'a page that failed to load reloads itself',
    edit: {file: deferred('recovery'), text: '    location.reload();\n'},
    test: ['faults/scripts', 'the main script is cut off once'],
  },
  {
    name: 'a page does not reload itself offline',
    edit: {file: deferred('recovery'), text: '!navigator.onLine || '},
    test: ['faults/offline', 'offline while the scripts come'],
  },
  {
    name: 'the banner of a wrong base URL is shown',
    edit: {file: inline('index'), text: '      showBaseUrlBanner(base);\n'},
    test: ['faults/base-url', 'the base URL is wrong, on /docs/faq/'],
  },
  {
    name: 'denied storage reads as empty',
    edit: {
      file: inline('storage'),
      text: 'return storageOf(area).getItem(key);\n  } catch {\n    return null;',
      by: 'return storageOf(area).getItem(key);\n  } catch (error) {\n    throw error;',
    },
    test: ['storage', 'without storage developers are warned'],
  },
  {
    name: 'the answer with the id in the hash is open before hydration',
    edit: {file: inline('index'), text: 'whenParsed(revealNamedTarget);\n'},
    test: ['answers', 'it does so before the page is hydrated'],
  },
];
