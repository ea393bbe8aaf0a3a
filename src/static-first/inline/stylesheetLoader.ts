import {append} from './appendElement';
import {integrityOf} from './integrity';

/** Appends a stylesheet of this site. It fails as well when it does not match the hash in its name. */
export function loadStylesheet(href: string): HTMLLinkElement {
  return append('link', {rel: 'stylesheet', href, integrity: integrityOf(href)});
}
