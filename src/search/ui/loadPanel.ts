import {fetchIndex} from './indexFile';

/**
 * Loads the results panel with the search engine, and the index meanwhile. All imports of the panel are here, so that it
 * is one chunk.
 * @param base base URL of the locale
 */
export function loadPanel(base: string) {
  // A failure is shown with the outcome of the query.
  fetchIndex(base).catch(() => undefined);
  return import('./ResultsPanel');
}
