import {beforeEach, describe, expect, it, vi} from 'vitest';
import {find, resetPageAfterEach, setPage, setUrl} from '../testing/page';
import {PAGE_ASSETS_ID} from '../inline/settings';
import {watchForLoadErrors} from './loadErrors';

const onFailure = vi.fn();

/** The event of an element whose source did not load, as the browser dispatches it. */
function failToLoad(tag: 'script' | 'img' | 'link', address: string): void {
  const element = Object.assign(document.createElement(tag), {
    type: 'text/plain',
    [tag === 'link' ? 'href' : 'src']: address,
  });
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
  watchForLoadErrors([], onFailure);
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

  it('reports the deferred stylesheet, and no other', () => {
    setPage({
      head: `<script type="application/json" id="${PAGE_ASSETS_ID}" data-scripts="/m.js" data-deferred-css="/d.css"></script>`,
    });
    failToLoad('link', 'https://help.example/print.css');
    expect(onFailure).not.toHaveBeenCalled();
    failToLoad('link', 'https://help.example/d.css');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('/d.css');
  });

  it('reports what has failed before it watches', () => {
    const filename = 'https://help.example/assets/js/main.1.js';
    watchForLoadErrors([Object.assign(new Event('error'), {filename, message: 'Uncaught'})], onFailure);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('Uncaught');
  });

  it('ignores an icon, whose address is an object', () => {
    setPage({body: '<svg><use id="icon" href="/icons.svg#close"></use></svg>'});
    const icon = find('#icon');
    Object.defineProperty(icon, 'href', {value: {baseVal: '/icons.svg#close'}});
    const thrown = vi.fn();
    addEventListener('error', (event) => {
      if (event instanceof ErrorEvent) thrown();
    });
    icon.dispatchEvent(new Event('error'));
    expect(onFailure).not.toHaveBeenCalled();
    expect(thrown).not.toHaveBeenCalled();
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
