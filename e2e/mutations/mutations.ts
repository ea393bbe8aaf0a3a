import type {Mutation} from './mutation';

/** A change that each of these tests must notice. */
export const mutations: readonly Mutation[] = [
  {
    name: 'theme/Error',
    file: 'src/theme/Error/index.tsx',
    text: `export default function PageError({error, tryAgain}: Props): ReactNode {
`,
    by: `import Stock from '@theme-original/Error';
export default function PageError({error, tryAgain}: Props): ReactNode {
  if (isMutant) return <Stock error={error} tryAgain={tryAgain} />;
`,
    spec: 'crash',
    title: 'a crash of the layout itself',
  },
  {
    name: 'theme/Loading',
    file: 'src/theme/Loading/index.tsx',
    text: `export default function Loading({error, retry, pastDelay}: ComponentProps<typeof StockLoading>): ReactNode {
`,
    by: `import Stock from '@theme-original/Loading';
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof StockLoading>): ReactNode {
  if (isMutant) return <Stock error={error} retry={retry} pastDelay={pastDelay} />;
`,
    spec: 'loading',
    title: 'a page that fails to load shows a spinner',
  },
  {
    name: 'theme/Navbar/Layout',
    file: 'src/theme/Navbar/Layout/index.tsx',
    by: `export {default} from '@theme-original/Navbar/Layout';
`,
    spec: 'faults/no-script',
    title: 'no JavaScript at all',
  },
  {
    name: 'theme/NavbarItem/DropdownNavbarItem/Desktop',
    file: 'src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx',
    by: `export {default} from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
`,
    spec: 'navbar',
    title: 'the list of languages opens by key',
  },
  {
    name: 'theme/NavbarItem/LocaleDropdownNavbarItem',
    file: 'src/theme/NavbarItem/LocaleDropdownNavbarItem/index.tsx',
    by: `export {default} from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
`,
    spec: 'not-found',
    title: '/docs/remitances is answered with 404',
  },
  {
    name: 'theme/NotFound/Content',
    file: 'src/theme/NotFound/Content/index.tsx',
    text: `export default function NotFoundContent(): ReactNode {
`,
    by: `import Stock from '@theme-original/NotFound/Content';
export default function NotFoundContent(): ReactNode {
  if (isMutant) return <Stock />;
`,
    spec: 'not-found',
    title: 'nothing moves on a phone when the nearest page is named',
  },
  {
    name: 'theme/SkipToContent',
    file: 'src/theme/SkipToContent/index.tsx',
    by: `export {default} from '@theme-original/SkipToContent';
`,
    spec: 'faults/no-script',
    title: 'the skip link of /docs/faq/ leads to its content without script',
  },
  {
    name: 'a link followed without a connection keeps the page',
    file: 'src/static-first/deferred/index.ts',
    text: `  blockOfflineNavigation(() => startup.showAlert(LOAD_ERROR_ID, '', () => location.reload()));
`,
    spec: 'faults/offline',
    title: 'offline when a link is followed before the scripts are asked for',
  },
  {
    name: 'the canonical address replaces the one that was typed',
    file: 'src/static-first/deferred/index.ts',
    text: `  replaceWithCanonicalAddress();
`,
    spec: 'addresses',
    title: 'without redirects, an address by its file',
  },
  {
    name: 'dismissed announcement and colour mode are set before the first paint',
    file: 'src/static-first/inline/index.ts',
    text: `  showChoices(settings.announcement);
`,
    spec: 'before-hydration',
    title: 'a new announcement shows and moves nothing',
  },
  {
    name: 'no script is loaded unasked under Save-Data',
    file: 'src/static-first/inline/conditions.ts',
    text: 'saveData === true || ',
    by: '(!isMutant && saveData === true) || ',
    spec: 'faults/network',
    title: 'the browser saves data',
  },
  {
    name: 'a missing script is detected',
    file: 'src/static-first/deferred/index.ts',
    text: `  watchForLoadErrors(startup.errors, fail);
`,
    spec: 'faults/scripts',
    title: 'the main script is missing',
  },
  {
    name: 'a rejected chunk load is detected',
    file: 'src/static-first/inline/index.ts',
    text: `    addEventListener('unhandledrejection', onError);
`,
    spec: 'faults/scripts',
    title: 'a route chunk throws',
  },
  {
    name: 'a script or a stylesheet is compared with the hash in its name',
    file: 'src/static-first/inline/assets.ts',
    text: 'integrity: integrityOf(href)',
    by: `integrity: isMutant ? '' : integrityOf(href)`,
    spec: 'faults/scripts',
    title: 'the main script is changed',
  },
  {
    name: 'a pending file does not delay the scripts without end',
    file: 'src/static-first/deferred/whenPainted.ts',
    text: `    addEventListener('DOMContentLoaded', () => setTimeout(resolve, LOAD_TIMEOUT));
`,
    spec: 'faults/network',
    title: 'the pictures never come',
  },
  {
    name: 'a page that reloads itself loads its scripts at once',
    file: 'src/static-first/deferred/index.ts',
    text: 'isRetry || ',
    by: '(!isMutant && isRetry) || ',
    spec: 'faults/deploy',
    title: 'a new version removes the scripts',
  },
  {
    name: 'a page reloads itself once only',
    file: 'src/static-first/deferred/recovery.ts',
    text: 'isReload())',
    by: '(!isMutant && isReload()))',
    spec: 'faults/scripts',
    title: 'the main script is missing',
  },
  {
    name: 'a click that waits too long shows the error message',
    file: 'src/static-first/inline/index.ts',
    text: `      if (!isHydrated()) giveUp('');
`,
    spec: 'faults/message',
    title: 'a script never arrives',
  },
  {
    name: 'a page that failed to load reloads itself',
    file: 'src/static-first/deferred/recovery.ts',
    text: `    location.reload();
`,
    spec: 'faults/scripts',
    title: 'the main script is cut off once',
  },
  {
    name: 'a page does not reload itself offline',
    file: 'src/static-first/deferred/recovery.ts',
    text: '!navigator.onLine || ',
    by: '(!isMutant && !navigator.onLine) || ',
    spec: 'faults/offline',
    title: 'offline while the scripts come',
  },
  {
    name: 'the banner of a wrong base URL is shown',
    file: 'src/static-first/deferred/index.ts',
    text: `    showAlert(BASE_URL_BANNER_ID, base);
`,
    spec: 'faults/base-url',
    title: 'the base URL is wrong, on /docs/faq/',
  },
  {
    name: 'denied storage reads as empty',
    file: 'src/static-first/inline/storage.ts',
    text: `return storageOf(area).getItem(key);
  } catch {
`,
    by: `return storageOf(area).getItem(key);
  } catch (error) {
    if (isMutant) throw error;
`,
    spec: 'faults/storage',
    title: 'without storage developers are warned',
  },
  {
    name: 'the answer with the id in the hash is open before hydration',
    file: 'src/static-first/inline/index.ts',
    text: `document.addEventListener('readystatechange', revealNamedTarget, {once: true});
`,
    spec: 'answers',
    title: 'an answer is opened by its address before hydration',
  },
  {
    name: 'a control that React has rendered again is found by its path',
    file: 'src/static-first/client/replayEvents.ts',
    text: 'control.isConnected ? control',
    by: 'isMutant || control.isConnected ? control',
    spec: 'translated-page',
    title: 'a page that is translated before hydration',
  },
  {
    name: 'a page that cannot be loaded offline is replaced by the offline fallback page',
    file: 'src/static-first/client/routes.ts',
    text: 'if (!isCutOff()) throw error;',
    by: 'if (isMutant || !isCutOff()) throw error;',
    spec: 'faults/offline',
    title: 'offline when a link is followed, saving data',
  },
  {
    name: 'visited pages are cached',
    file: 'src/static-first/deferred/visitedPages.ts',
    text: `    keepFiles(await registerWorker(siteBase()), loadedFiles());
`,
    spec: 'offline',
    title: 'visited pages stay',
  },
  {
    name: 'Back closes the open overlay',
    file: 'src/static-first/client/overlayHistory.ts',
    text: `  addEventListener('popstate', onPopState, true);
`,
    spec: 'back-button',
    title: 'Back closes the search dialog',
  },
  {
    name: 'the target of a search result takes the focus',
    file: 'src/static-first/client/followLink.ts',
    text: `  if (isFollowing && !isInOtherField) focusTarget(hash);
`,
    spec: 'search',
    title: 'an answer on the open page takes the focus',
  },
  {
    name: 'captured clicks are replayed',
    file: 'src/static-first/client/replayEvents.ts',
    text: `    control?.click();
`,
    spec: 'faults/network',
    title: 'the browser saves data',
  },
  {
    name: 'the focused field and its text survive hydration',
    file: 'src/static-first/client/replayEvents.ts',
    text: `  restoreInputAndFocus(captured);
`,
    spec: 'search',
    title: 'what is typed before the page is hydrated',
  },
  {
    name: 'going back restores the scroll position',
    file: 'src/static-first/client/scrollRestoration.ts',
    text: 'if (previousLocation && top !== undefined)',
    by: 'if (!isMutant && previousLocation && top !== undefined)',
    spec: 'reading',
    title: 'going back and forward restores the scroll position',
  },
  {
    name: 'a malformed hash of the first address does not crash the page',
    file: 'src/static-first/client/malformedAddress.ts',
    text: `  replaceMalformedAddress();
`,
    spec: 'hydrated',
    title: 'the hash #50% of an address',
  },
  {
    name: 'a text that a translator has replaced is put back before React uses it',
    file: 'src/static-first/client/routes.ts',
    text: `  keepTextsReplaceable();
`,
    spec: 'translated-page',
    title: 'a page that is translated after hydration, 0 ms after each change',
  },
  {
    name: 'the target of an address with a hash stands below the navbar',
    file: 'src/ui/styles/typography.css',
    text: `  scroll-padding-top: calc(var(--ifm-navbar-height) + 1rem);
`,
    by: '',
    spec: 'deep-links',
    title: 'an address with a hash leads to its target on first load',
  },
  {
    name: 'a crash ends with the navigation to another page',
    file: 'src/ui/CrashView/index.tsx',
    text: `  useRetryOnNavigation(tryAgain);
`,
    spec: 'faults/navigation',
    title: 'one page of the manual crashes, and a link leads to another',
  },
];
