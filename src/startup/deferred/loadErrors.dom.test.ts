import {beforeEach, describe, expect, it, vi} from 'vitest';
import {find, resetPageAfterEach, setPage, setUrl} from '../testing/page';
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
