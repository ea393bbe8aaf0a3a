import {cleanPath} from './cleanPath';

/**
 * Where the text of a page stands below the folder of its language: beside the page, `docs/faq.md`. That of the home page is `index.md`.
 * @param page its path or its file below that folder: `docs/faq/`, `docs/faq/index.html`, empty for the home page
 */
export const textFile = (page: string): string => `${cleanPath(`/${page}`).slice(1) || 'index'}.md`;
