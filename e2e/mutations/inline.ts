import type {Mutation} from './mutation';

const inline = (name: string) => `src/static-first/inline/${name}.ts`;

/** Mutations of the inline script in the head of every page (src/static-first/inline). */
export const inlineMutations: readonly Mutation[] = [
  {
    name: 'a link followed without a connection keeps the page',
    edit: {
      file: inline('index'),
      text: "  blockOfflineNavigation(() => showErrorMessage('', () => location.reload()));\n",
    },
    test: ['faults/offline', 'offline when a link is followed before the scripts are asked for'],
  },
  {
    name: 'the canonical address replaces the one that was typed',
    edit: {file: inline('index'), text: '  replaceWithCanonicalAddress();\n'},
    test: ['addresses', 'without redirects, /docs/faq/index.html'],
  },
  {
    name: 'an address with .html is tried without it',
    edit: {file: inline('canonicalAddress'), text: '    location.replace(normalized + search + hash);\n'},
    test: ['addresses', 'without redirects, /docs/faq.html finds'],
  },
  {
    name: 'a dismissed announcement is hidden before the first paint',
    edit: {file: inline('index'), text: '    hideDismissedAnnouncement(settings.announcement);\n'},
    test: ['announcement', 'a closed announcement does not flash by'],
  },
  {
    name: 'a new announcement is shown after an earlier one was dismissed',
    edit: {file: inline('announcement'), text: " && readItem('local', ANNOUNCEMENT_ID_KEY) === id"},
    test: ['announcement', 'a new announcement shows again'],
  },
  {
    name: 'the stored colour mode is set before the first paint',
    edit: {file: inline('index'), text: '    showColorMode(settings);\n'},
    test: ['colour-mode', 'the chosen colours are there before'],
  },
  {
    name: 'no script is loaded unasked under Save-Data',
    edit: {file: inline('connection'), text: 'saveData === true || '},
    test: ['faults/network', 'the browser saves data'],
  },
  {
    name: 'a missing script is detected',
    edit: {file: inline('index'), text: '  watchForLoadErrors(fail);\n'},
    test: ['faults/scripts', 'the main script is missing (es)'],
  },
  {
    name: 'a rejected chunk load is detected',
    edit: {
      file: inline('loadErrors'),
      text: "  addEventListener('unhandledrejection', ",
      by: '  void ((_: (event: PromiseRejectionEvent) => void) => 0)(',
    },
    test: ['faults/scripts', 'a route chunk throws (es)'],
  },
  {
    name: 'a script is compared with the hash in its name',
    edit: {file: inline('scriptLoader'), text: '      integrity: integrityOf(src),\n'},
    test: ['faults/scripts', 'the main script is changed (es)'],
  },
  {
    name: 'a stylesheet is compared with the hash in its name',
    edit: {file: inline('stylesheetLoader'), text: ' integrity: integrityOf(href),'},
    test: ['faults/stylesheet', 'the stylesheet is changed (es)'],
  },
  {
    name: 'a missing stylesheet is detected',
    edit: {file: inline('stylesheetLoader'), text: ', onerror: () => fail(href)'},
    test: ['faults/stylesheet', 'the stylesheet is missing (es)'],
  },
  {
    name: 'a pending file does not delay the scripts without end',
    edit: {
      file: inline('scriptLoader'),
      text: "  addEventListener('DOMContentLoaded', () => setTimeout(paint, LOAD_TIMEOUT));\n",
    },
    test: ['faults/network', 'the pictures and the print stylesheet never come'],
  },
  {
    name: 'a click before hydration is captured',
    edit: {file: inline('eventCapture'), text: '      captured.clicks.push(refOf(control));\n'},
    test: ['faults/network', 'the browser saves data'],
  },
  {
    name: 'captured clicks survive the reload of the page',
    edit: {file: inline('recovery'), text: "    addEventListener('pagehide', store);\n"},
    test: ['faults/deploy', 'a new version removes the scripts'],
  },
  {
    name: 'a reloaded page loads its scripts under Save-Data',
    edit: {file: inline('index'), text: 'restoredClicks !== null', by: 'restoredClicks === undefined'},
    test: ['faults/scripts', 'the main script is missing, saving data'],
  },
  {
    name: 'clicks are not captured once loading has failed',
    edit: {file: inline('eventCapture'), text: '    isReleased = true;\n'},
    test: ['faults/scripts', 'the main script is missing (es)'],
  },
  {
    name: 'speculation rules are removed after hydration',
    edit: {file: inline('speculationRules'), text: '  whenHydrated(() => rules.remove());\n'},
    test: ['prefetch', 'the browser fetches ahead until the page does'],
  },
  {
    name: 'a page reloads itself once only',
    edit: {file: inline('recovery'), text: ' || isReload()'},
    test: ['faults/scripts', 'the main script is missing (es)'],
  },
  {
    name: 'a reload by the reader loads no scripts under Save-Data',
    edit: {file: inline('index'), text: 'restoredClicks !== null', by: 'restoredClicks !== undefined'},
    test: ['faults/network', 'a reader who saves data reloads the page'],
  },
  {
    name: 'a saved page keeps its address',
    edit: {file: inline('index'), text: "location.protocol === 'file:'", by: "location.protocol === ''"},
    test: ['saved-page', '/, saved after hydration'],
  },
  {
    name: 'an address is normalized before it is compared',
    edit: {file: inline('canonicalAddress'), text: '      .toLowerCase()\n'},
    test: ['addresses', 'an odd spelling of an address leads to its page on a host with rules, before'],
  },
  {
    name: 'a click that waits too long shows the error message',
    edit: {file: inline('index'), text: "        giveUp('', releaseClicks);\n"},
    test: ['faults/message', 'a script never arrives (es)'],
  },
  {
    name: 'the error message can be closed',
    edit: {file: inline('errorMessage'), text: 'alert.remove()', by: 'undefined'},
    test: ['faults/message', 'the message is small and covers no link of the footer, at 320 px'],
  },
  {
    name: 'a wrong base URL shows its banner under Save-Data',
    edit: {file: inline('index'), text: "      fail('');\n"},
    test: ['faults/base-url', 'the base URL is wrong, saving data'],
  },
  {
    name: 'a page that failed to load reloads itself',
    edit: {file: inline('recovery'), text: '    location.reload();\n'},
    test: ['faults/scripts', 'the main script is cut off once (es)'],
  },
  {
    name: 'a page does not reload itself offline',
    edit: {file: inline('recovery'), text: '!navigator.onLine || '},
    test: ['faults/offline', 'offline while the scripts come'],
  },
  {
    name: 'a reload without effect ends with the error message',
    edit: {file: inline('recovery'), text: '      giveUp(reason, releaseClicks);\n'},
    test: ['faults/reload', 'the reload brings nothing'],
  },
  {
    name: 'a hydrated page does not reload itself',
    edit: {file: inline('recovery'), text: ' || isHydrated()'},
    test: ['faults/stylesheet', 'the stylesheet comes late and is missing'],
  },
  {
    name: 'the banner of a wrong base URL is shown',
    edit: {file: inline('recovery'), text: '  if (base) {', by: '  if (base === null) {'},
    test: ['faults/base-url', 'the base URL is wrong, on /docs/faq/'],
  },
  {
    name: 'the error message follows the state of the connection',
    edit: {file: inline('errorMessage'), text: '    updateOffline();\n'},
    test: ['faults/offline', 'offline while the scripts come'],
  },
  {
    name: 'denied storage reads as empty',
    edit: {
      file: inline('storage'),
      text: 'return storageOf(area).getItem(key);\n  } catch {\n    return null;',
      by: 'return storageOf(area).getItem(key);\n  } catch (error) {\n    throw error;',
    },
    test: ['storage', 'without storage there is one warning'],
  },
  {
    name: 'Enter in the search field before hydration is captured',
    edit: {file: inline('eventCapture'), text: '            queueClick(button as HTMLElement);\n'},
    test: ['search', 'what is asked by Enter before the page is hydrated'],
  },
  {
    name: 'the answer with the id in the hash is open before hydration',
    edit: {file: inline('index'), text: '    revealNamedTarget();\n'},
    test: ['answers', 'it does so before the page is hydrated'],
  },
  {
    name: 'language links keep query and hash before hydration',
    edit: {file: inline('index'), text: '  keepQueryAcrossLanguages();\n'},
    test: ['language', 'so does that of a page that is not hydrated'],
    allLocales: true,
  },
  {
    name: 'a printed page has its address and the date',
    edit: {file: inline('index'), text: '  addPrintFooter();\n'},
    test: ['print', 'the foot of a printed page has its address'], // The title of the page ends with the name of the other language.
    allLocales: true,
  },
  {
    name: 'tabs that are not hydrated follow the stored choices',
    edit: {file: inline('index'), text: "  addEventListener('storage', showChoices);\n"},
    test: ['restored', 'tabs that are not hydrated follow'],
  },
];
