import {type Page} from '@playwright/test';

/** The moment at which a browser begins to translate a page: when its HTML has loaded, or when React has hydrated it. */
type Beginning = 'before hydration' | 'after hydration';

/** A mark at the end of each translated text. */
export const MARK = '~';

/**
 * Translates a page like browsers do: two nested `<font>` elements with the translation replace each text, and also each changed text.
 * Here a translation is the text with a mark at its end.
 */
export async function translate(page: Page, beginning: Beginning): Promise<void> {
  await page.addInitScript(
    ({begins, mark}) => {
      const excludedElements = 'script, style, template, textarea, font, [translate="no"], .notranslate';
      // Translators use this tag, although it is deprecated.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
      const font = () => document.createElement('font');
      const replacements: {text: Text; data: string; translation: Element}[] = [];
      const staleTexts = () =>
        replacements
          .filter(({text, data, translation}) => translation.isConnected && (text.isConnected || text.data !== data))
          .map(({text, data}) => `${data}, which is now ${text.data}`);
      Object.assign(window, {staleTexts});
      const textsIn = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts = root instanceof Text ? [root] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts.filter((text) => /\p{L}/u.test(text.data) && !text.parentElement?.closest(excludedElements));
      };
      const translateTexts = (root: Node) => {
        for (const text of textsIn(root)) {
          const [outer, inner] = [font(), font()];
          outer.append(inner);
          inner.append(text.data + mark);
          text.replaceWith(outer);
          replacements.push({text, data: text.data, translation: outer});
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

/**
 * The outdated translations on a page: the original text has changed, or is on the page again. React continues with its own text node,
 * which a reader does not see.
 */
export const staleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {staleTexts: () => string[]}).staleTexts());
