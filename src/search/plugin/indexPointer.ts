/** The `<meta>` that names the root file of the index in the pages of `npm start`. Built pages have the content index for it. */
export const POINTER = 'search-index';
