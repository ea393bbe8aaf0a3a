import {append} from './appendElement';
import {pageAssets} from './settings';

/** A page that was saved to disk has no site around it. */
let isRequested = location.protocol === 'file:';

/** Appends the scripts of the page, once. The scripts execute in document order. */
export function loadScripts(): void {
  const assets = pageAssets();
  if (!assets || isRequested) {
    return;
  }
  isRequested = true;
  for (const src of assets.scripts) {
    append('script', {src, async: false});
  }
}
