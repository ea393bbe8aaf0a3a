import {append} from './appendElement';

/** The last rule of every stylesheet that is loaded later (src/post-build): without it the file is truncated or no stylesheet. */
export const STYLESHEET_END_MARKER = 'sheet-end{top:0}';

/** Whether a stylesheet has its end marker. Browsers apply a truncated stylesheet, or an HTML page in its place, without an error. */
export function isComplete(sheet: CSSStyleSheet | null): boolean {
  const last = [...(sheet?.cssRules ?? [])].pop();
  return last?.cssText.includes('sheet-end') === true;
}

/**
 * Appends a stylesheet of this site.
 * @param fail called with its URL when it did not load, or is not complete
 */
export function loadStylesheet(href: string, fail: (reason: string) => void, onload?: () => void): void {
  append('link', {
    rel: 'stylesheet',
    href,
    onload: ({target}) => {
      if (isComplete((target as HTMLLinkElement).sheet)) {
        onload?.();
      } else {
        fail(href);
      }
    },
    onerror: () => fail(href),
  });
}
