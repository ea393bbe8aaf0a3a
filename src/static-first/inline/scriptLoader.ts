import {append} from './appendElement';
import {pageAssets} from './settings';

/** A page that was saved to disk has no site around it. */
let isRequested = location.protocol === 'file:';

/** Appends the scripts of the page and the stylesheet of the site, once. The scripts execute in document order. */
export function loadScripts(): void {
  const assets = pageAssets();
  if (!assets || isRequested) {
    return;
  }
  isRequested = true;
  if (assets.allCss) append('link', {rel: 'stylesheet', href: assets.allCss});
  for (const src of assets.scripts) {
    append('script', {src, async: false});
  }
}
