import {append} from './append';

/** Ends the sheets that come later (src/plugins/lean-pages): what lacks it was cut short, or is no sheet at all. */
export const SHEET_END = 'sheet-end{top:0}';

/** Whether a sheet came to its end. A browser takes half a sheet, or a page in its place, without a word. */
function isWhole(sheet: CSSStyleSheet | null): boolean {
  const last = [...(sheet?.cssRules ?? [])].pop();
  return last?.cssText.includes('sheet-end') === true;
}

/**
 * Appends a sheet of this site.
 * @param fail called with its address when it did not come, or is not what it should be
 */
export function loadSheet(href: string, fail: (reason: string) => void, onload?: () => void): void {
  append('link', {
    rel: 'stylesheet',
    href,
    onload: ({target}) => {
      if (isWhole((target as HTMLLinkElement).sheet)) {
        onload?.();
      } else {
        fail(href);
      }
    },
    onerror: () => fail(href),
  });
}
