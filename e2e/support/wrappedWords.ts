import {type Locator} from '@playwright/test';

/** The words in these elements that wrap: they are drawn on more than one line. */
export function wrappedWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const words = text.data.matchAll(/[\p{L}\p{N}]+/gu);
        for (const {0: word, index} of words) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) {
            found.push(word);
          }
        }
      }
      return found;
    }),
  );
}
