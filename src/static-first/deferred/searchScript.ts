import {fetchFile} from '../fetchFile';
import {SEARCH_FOLDER} from '../names';
import {append, loaded, loadStylesheet, pageAssets} from './assets';

/** The answers below a field. */
export interface SearchPanel {
  /** Shows the answers to the letters in the field. @param isSubmitted whether the first one is opened */
  readonly update: (isSubmitted: boolean) => void;
  /** Moves the active option, as arrow keys do; after the last option no option is active, then the first one again. */
  readonly move: (step: 1 | -1) => void;
  /** Opens the active option. @returns whether there was one */
  readonly follow: () => boolean;
  /** Forgets the active option. */
  readonly clear: () => void;
  readonly remove: () => void;
}

/** Functions of the field that the answers call. */
export interface FieldActions {
  /** Puts a query into the field, and focuses it. */
  readonly ask: (query: string) => void;
  /** Closes the search: the router has followed a link, or it cannot be followed. @param hash of the link */
  readonly leave: (hash: string) => void;
  /** Closes the search, and goes to a place on this page. @param hash with its `#`; empty for the top */
  readonly goTo: (hash: string) => void;
}

/** Functions of the script of the search that the field calls. */
export interface SearchScript {
  /** Opens the answers in a search box (src/search/ui/SearchBox.tsx). */
  readonly openPanel: (box: Element, actions: FieldActions) => SearchPanel;
  /** Names the page that is most like the address, on the not-found page. */
  readonly suggestPage: () => void;
}

declare global {
  interface Window {
    /**
     * Set by the script of the search (src/search/client).
     * @param index the text of the index
     * @param base base URL of the locale
     */
    openSearch?: (index: string, base: string) => SearchScript;
  }
}

async function requestSearch(): Promise<SearchScript> {
  // The pages of `npm start` name neither file: the names there never change (src/search/plugin).
  const {base = '/', searchIndex = 'index.json', searchScript = 'search.js'} = pageAssets() ?? {};
  const folder = `${base}${SEARCH_FOLDER}/`;
  const index = fetchFile(folder + searchIndex, 'the search index').then((response) => response.text());
  const script = append('script', {src: folder + searchScript});
  const scriptLoaded = loaded(script).catch((error: unknown) => {
    script.remove();
    throw error;
  });
  const [text] = await Promise.all([index, scriptLoaded, loadStylesheet()]);
  if (!window.openSearch) throw new Error(`${script.src} has no search`);
  return window.openSearch(text, base);
}

let searchRequest: Promise<SearchScript> | undefined;

/**
 * Loads the script of the search, the index of this page's language and the stylesheet at the same time; once, or again after a failure.
 * @throws a `GoneError` when a file is gone, as after a deploy, or another error
 */
export function loadSearch(): Promise<SearchScript> {
  searchRequest ??= requestSearch().catch((error: unknown) => {
    searchRequest = undefined;
    throw error;
  });
  return searchRequest;
}
