/** Helpers for tests that run in happy-dom. */

/** Sets the address of the page without a navigation. */
export function setUrl(url: string): void {
  (window as unknown as {happyDOM: {setURL: (url: string) => void}}).happyDOM.setURL(url);
}

export function setPage({head = '', body = ''}: {head?: string; body?: string}): void {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
}
