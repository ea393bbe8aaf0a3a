/** The `<meta>` of every page that names the root file of the index, so that finding it costs no request. */
export const POINTER = 'search-index';
