/** The `<meta>` of every page that names the root file of the index, so that finding it costs no request. */
export const POINTER = 'search-index';

/** What stands there until the index is built; in `npm start`, until there is a build to take it from. */
export const NO_INDEX = 'search-index-comes-with-the-build';
