import {type Page} from '@playwright/test';

/** When a browser begins to translate a page: as soon as its HTML is there, or when React has hydrated it. */
type Beginning = 'before hydration' | 'after hydration';

/** Ends each translated text. */
export const MARK = '~';

/**
 * Translates a page as browsers do: each text is taken out of the page, and two `<font>` with its translation stand in its place; the
 * same again for what changes. Here a translation is the text with a mark at its end.
 */
export async function translate(page: Page, beginning: Beginning): Promise<void> {
  await page.addInitScript(
    ({begins, mark}) => {
      const untranslated = 'script, style, template, textarea, font, [translate="no"], .notranslate';
      // A tag of its own would be deprecated by its name, but this is the one that translators use.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
      const font = () => document.createElement('font');
      const textsIn = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts = root instanceof Text ? [root] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts.filter((text) => /\p{L}/u.test(text.data) && !text.parentElement?.closest(untranslated));
      };
      const translateTexts = (root: Node) => {
        for (const text of textsIn(root)) {
          const [outer, inner] = [font(), font()];
          outer.append(inner);
          inner.append(text.data + mark);
          text.replaceWith(outer);
        }
      };
      const later = (roots: Node[]) =>
        setTimeout(() => roots.filter((node) => node.isConnected).forEach(translateTexts));
      const begin = () => {
        new MutationObserver((records) =>
          later(records.flatMap(({type, target, addedNodes}) => (type === 'childList' ? [...addedNodes] : [target]))),
        ).observe(document.body, {childList: true, characterData: true, subtree: true});
        later([document.body]);
      };
      if (begins === 'before hydration') {
        addEventListener('DOMContentLoaded', begin);
      } else {
        new MutationObserver((_records, observer) => {
          if (document.documentElement.getAttribute('data-has-hydrated') !== 'true') return;
          observer.disconnect();
          begin();
        }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
      }
    },
    {begins: beginning, mark: MARK},
  );
}
