import {cleanPath} from './cleanPath';

// What the build writes of a page, below the folder of its language. Each takes the path of the page or its file there: `docs/faq/`,
// `docs/faq/index.html`; empty for the home page, whose files are named `index`.

const nameOf = (page: string): string => cleanPath(`/${page}`).slice(1) || 'index';

/** The text of a page, beside it: `docs/faq.md`. */
export const textFile = (page: string): string => `${nameOf(page)}.md`;

/** The picture that apps show of a page, beside its other pictures: `img/docs/faq.png`. */
export const previewFile = (page: string): string => `img/${nameOf(page)}.png`;

/** The QR code of a page, or of a section of it that has one of its own, by the id of the section: `img/docs/faq.svg`. */
export const qrCodeFile = (page: string, section?: string): string =>
  `img/${[nameOf(page), section].filter(Boolean).join('-')}.svg`;
