import {type createRoot as CreateRoot, type Root} from 'react-dom/client';
import {isTranslated} from '../../inline/hydration';

/**
 * Makes Docusaurus render a page anew that is translated at that moment, instead of hydrating it: React would look for the texts as they
 * were built, fail, and do the same. Docusaurus renders into the root that it finds in a variable of the window, and else hydrates.
 */
export function renderTranslatedPagesAnew(createRoot: typeof CreateRoot): void {
  // A hot update of the development server starts anew, with the root that is there.
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
