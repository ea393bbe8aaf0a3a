import {append} from './appendElement';
import {integrityOf} from './integrity';

/**
 * Appends a stylesheet of this site.
 * @param fail called with its URL when it did not load, or does not match the hash in its name
 */
export function loadStylesheet(href: string, fail: (reason: string) => void, onload?: () => void): void {
  append('link', {rel: 'stylesheet', href, integrity: integrityOf(href), onload, onerror: () => fail(href)});
}
