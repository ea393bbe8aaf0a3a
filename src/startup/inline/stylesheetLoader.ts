import {append} from './appendElement';
import {integrityOf} from './integrity';

/** Appends a stylesheet of this site. It fails as well when it does not match the hash in its name. */
export function loadStylesheet(href: string): HTMLLinkElement {
  return append('link', {rel: 'stylesheet', href, integrity: integrityOf(href)});
}

/** How long a wide window stays empty for its stylesheet, in milliseconds. */
const STYLESHEET_TIMEOUT = 5000;

/**
 * Lets the page be painted without its linked stylesheet, which has the rules for wide windows, when that has not come in time. A link
 * for other media does not block rendering; it gets its media back once the stylesheet is there.
 */
export function limitStylesheetBlocking(): void {
  setTimeout(() => {
    const link = document.querySelector<HTMLLinkElement>('link[media]');
    if (link && !link.sheet) {
      const {media} = link;
      link.addEventListener('load', () => (link.media = media), {once: true});
      link.media = 'print';
    }
  }, STYLESHEET_TIMEOUT);
}
