import {beforeEach, describe, expect, it, vi} from 'vitest';
import {resetPageAfterEach, setPage, setUrl} from '../testing/page';
import {watchForLoadErrors} from './loadErrors';

const onFailure = vi.fn();

/** The event of an element whose source did not load, as the browser dispatches it. */
function failToLoad(tag: 'script' | 'img', src: string): void {
  const element = Object.assign(document.createElement(tag), {type: 'text/plain', src});
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}));
}

resetPageAfterEach();
beforeEach(() => {
  onFailure.mockReset();
  setUrl('https://help.example/docs/');
  setPage({});
  watchForLoadErrors(onFailure);
});

describe('before hydration', () => {
  it('reports a script of this site that does not load, by its path', () => {
    failToLoad('script', 'https://help.example/assets/js/main.1.js');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('/assets/js/main.1.js');
  });

  it('reports an error of a script of this site, by its message', () => {
    const filename = 'https://help.example/assets/js/main.1.js';
    window.dispatchEvent(Object.assign(new Event('error'), {filename, message: 'Uncaught SyntaxError'}));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('Uncaught SyntaxError');
  });

  it('reports a chunk that does not load', () => {
    const error = Object.assign(new Error('Loading chunk 1 failed.'), {name: 'ChunkLoadError'});
    error.stack = 'at https://help.example/assets/js/runtime.js:1:1';
    reject(error);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('ChunkLoadError: Loading chunk 1 failed.');
  });

  it('ignores pictures, and whatever other origins and browser extensions do', () => {
    failToLoad('img', 'https://help.example/img/a.png');
    failToLoad('script', 'https://other.example/x.js');
    reject(Object.assign(new Error('x'), {stack: 'at chrome-extension://abc/content.js'}));
    reject('text');
    expect(onFailure).not.toHaveBeenCalled();
  });
});

it('reports nothing once the page is hydrated', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  failToLoad('script', 'https://help.example/assets/js/main.1.js');
  expect(onFailure).not.toHaveBeenCalled();
});
