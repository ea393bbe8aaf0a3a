/** Docusaurus sets it on the html element to "true" when React has hydrated the page. */
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';
