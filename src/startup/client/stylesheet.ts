import {append} from '../inline/appendElement';
import {pageAssets} from '../inline/settings';

let loading: Promise<unknown> | undefined;

/**
 * Applies the stylesheet of the site: the HTML of a page has the rules of that page alone. Called before scripts show anything else, and
 * not earlier: the browser then styles the whole page again.
 * @returns resolves when the rules apply; rejects when the file does not load, and the next call tries again
 */
export function loadStylesheet(): Promise<unknown> {
  const href = pageAssets()?.allCss;
  // The development server has one stylesheet for everything.
  if (!href) return Promise.resolve();
  loading ??= new Promise((resolve, reject) => {
    const link = append('link', {rel: 'stylesheet', href});
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${href}: the stylesheet did not load`));
    });
  });
  return loading;
}
