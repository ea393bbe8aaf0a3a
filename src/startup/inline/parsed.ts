/**
 * Calls back once the page is parsed; not at `DOMContentLoaded`, which waits for deferred scripts, however
 * long they take.
 */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', callback, {once: true});
  } else {
    callback();
  }
}
