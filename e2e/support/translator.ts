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
      // Translators really use this tag, although it is deprecated.
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

type Fiber = {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: Node | null;
  memoizedProps: string | {children?: unknown; dangerouslySetInnerHTML?: unknown} | null;
};

/**
 * The text of a page, without marks, and the text that React holds for it: where they differ, a reader sees what is no longer so.
 * @returns both, shortened to where they begin to differ
 */
export const textsOf = (page: Page): Promise<{shown: string; held: string}> =>
  page.evaluate((mark) => {
    const container = document.getElementById('__docusaurus');
    const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer'));
    const root = (container as unknown as Record<string, {stateNode: {current: Fiber}}>)[key ?? '']?.stateNode.current;
    const PORTAL = 4;
    const textOf = (fiber: Fiber | null | undefined): string => {
      if (!fiber) return '';
      const {tag, memoizedProps: props, stateNode, child, sibling} = fiber;
      // A portal into a static part (src/ui/Static), whose text has been counted.
      if (tag === PORTAL) return textOf(sibling);
      let text = '';
      if (typeof props === 'string') text = props;
      else if (stateNode instanceof Element && props?.dangerouslySetInnerHTML) text = stateNode.textContent;
      else if (stateNode instanceof Element && ['string', 'number'].includes(typeof props?.children))
        text = String(props?.children);
      return text + textOf(child) + textOf(sibling);
    };
    // Not hydrated: React holds nothing.
    if (!root) return {shown: '', held: ''};
    const textOfPage = (container?.textContent ?? '').replaceAll(mark, '');
    const textOfReact = textOf(root).replaceAll(mark, '');
    const differs = [...textOfPage].findIndex((letter, at) => letter !== textOfReact[at]);
    return {shown: textOfPage.slice(differs, differs + 60), held: textOfReact.slice(differs, differs + 60)};
  }, MARK);
