/** How long a wide window stays empty for its stylesheet, and a page ends above its pictures for theirs, in milliseconds. */
const STYLESHEET_TIMEOUT = 5000;

/**
 * Lets the page be painted without a linked stylesheet (src/outputs/head.ts) that has not come in time. A link for other media does
 * not block rendering; it gets its media back once the stylesheet is there. The deferred script would wait for the same stylesheet.
 */
export function limitStylesheetBlocking(): void {
  setTimeout(() => {
    document.querySelectorAll<HTMLLinkElement>('link[media],body link').forEach((link) => {
      if (!link.sheet) {
        const {media} = link;
        link.onload = () => (link.media = media);
        link.media = 'print';
      }
    });
  }, STYLESHEET_TIMEOUT);
}
