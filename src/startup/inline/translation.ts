/**
 * Whether the browser has translated the page: it puts each text into a `<font>`, which no page of this site has. React must not
 * hydrate such a page, whose text it would not find.
 */
export const isTranslated = (): boolean => document.querySelector('body font') !== null;
