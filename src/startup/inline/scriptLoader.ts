import {append} from './appendElement';
import {integrityOf} from './integrity';
import {pageAssets} from './settings';
import {loadStylesheet} from './stylesheetLoader';

let isRequested = false;

/** Appends the scripts of the page and the stylesheet of the site, once. The scripts execute in document order. */
export function loadScripts(): void {
  const assets = pageAssets();
  if (!assets || isRequested) {
    return;
  }
  isRequested = true;
  if (assets.allCss) {
    loadStylesheet(assets.allCss);
  }
  for (const src of assets.scripts) {
    append('script', {
      src,
      async: false,
      integrity: integrityOf(src),
      // A script without it passes no integrity policy (hosting/model/headers.ts).
      crossOrigin: '',
    });
  }
}
