import {afterEach, vi} from 'vitest';
import {HYDRATED_ATTRIBUTE} from '../../src/startup/docusaurusInternals/client/hydratedAttribute';

/** Helpers for tests that run in happy-dom. */

/** Sets the address of the page without loading anything. */
export function setUrl(url: string): void {
  (window as unknown as {happyDOM: {setURL: (url: string) => void}}).happyDOM.setURL(url);
}

/** Replaces the content of the page. */
export function setPage({head = '', body = ''}: {head?: string; body?: string}): void {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
}

/** Removes the listeners that a test added to the window, and its stored items. Call it once in a test file. */
export function resetPageAfterEach(): void {
  const added: Parameters<typeof removeEventListener>[] = [];
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    add(...listener);
  });
  afterEach(() => {
    added.splice(0).forEach((listener) => window.removeEventListener(...listener));
    document.documentElement.removeAttribute(HYDRATED_ATTRIBUTE);
    localStorage.clear();
    sessionStorage.clear();
    vi.restoreAllMocks();
  });
}
