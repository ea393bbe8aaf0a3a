/** Loads the results panel with the search engine. One place, so that it is one chunk whoever asks for it. */
export const loadPanel = () => import('./ResultsPanel');
