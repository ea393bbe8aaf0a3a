import {type createRoot as CreateRoot, type Root} from 'react-dom/client';
import {isTranslated} from '../../inline/conditions';

/**
 * Makes Docusaurus render a page again, instead of hydrating it, if the browser has translated the page by then: React would look for the
 * texts of the build, fail, and render again itself. Docusaurus uses the root in a window variable if there is one; else it hydrates.
 */
export function rerenderTranslatedPages(createRoot: typeof CreateRoot): void {
  // A hot update of the development server runs this again; the root exists by then.
  let {docusaurusRoot: root} = window as {docusaurusRoot?: Root};
  Object.defineProperty(window, 'docusaurusRoot', {
    configurable: true,
    get() {
      const container = document.getElementById('__docusaurus');
      if (!root && container && isTranslated()) root = createRoot(container);
      return root;
    },
    set(hydrated: Root) {
      root = hydrated;
    },
  });
}
