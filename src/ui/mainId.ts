// Reading modes of browsers take the element for the text whose id and class say so most, and drop it where it is a `div` of links.

/** The id of every `<main>`: where the skip link leads without script. Its name must not call it the text (`listContent`). */
export const MAIN_ID = 'begin';

/** The class of the element around every `<main>`. By its id, reading modes take it for the content: 'scroll' cancels that effect. */
export const PAGE_WRAPPER = 'scroll';

/** The part of a page that is mostly links, beside the header of the page. */
export const listContent = {id: 'content', className: 'content'};
