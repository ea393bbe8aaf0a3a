/** Loads the results panel with the search engine. All imports of the panel are here, so that it is one chunk. */
export const loadPanel = () => import('./ResultsPanel');
