// Reading modes of browsers choose the text by hints in ids and classes, and drop a `div` that consists of links.

/** The id of every `<main>`: the target of the skip link without script. The id must not hint at text (`listContent`). */
export const MAIN_ID = 'begin';

/** The class of the element around every `<main>`. Its id hints at content to reading modes, and 'scroll' cancels that hint. */
export const PAGE_WRAPPER = 'scroll';

/** The part of a page that is mostly links, beside the header of the page. */
export const listContent = {id: 'content', className: 'content'};
