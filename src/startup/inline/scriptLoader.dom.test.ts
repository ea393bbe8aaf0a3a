import {beforeEach, describe, expect, it, vi} from 'vitest';
import {setPage} from '../testing/page';
import {PAGE_ASSETS_ID} from './settings';

const block = `<script type="application/json" id="${PAGE_ASSETS_ID}" data-scripts="/assets/js/runtime.js /assets/js/chunk.js /assets/js/main.js" data-all-css="/all.css"></script>`;
// Outside of the document, so that nothing is loaded.
const container = document.createElement('div');
const scripts = () => [...container.querySelectorAll<HTMLScriptElement>('script[src]')];

/** A fresh module, since the loader runs only once. */
const loader = () => {
  vi.resetModules();
  return import('./scriptLoader');
};

beforeEach(() => {
  container.replaceChildren();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => container.append(...nodes));
});

describe('the script loader', () => {
  it('appends the scripts once, in their order, executed in document order', async () => {
    setPage({head: block});
    const {loadScripts} = await loader();
    loadScripts();
    loadScripts();
    expect(scripts().map(({src}) => new URL(src).pathname)).toEqual([
      '/assets/js/runtime.js',
      '/assets/js/chunk.js',
      '/assets/js/main.js',
    ]);
    expect(scripts().map(({async}) => async)).toEqual([false, false, false]);
    expect(container.querySelectorAll('link[href$="all.css"]')).toHaveLength(1);
  });

  it('gives each script its integrity hash, which an integrity policy requires', async () => {
    const hash = 'a'.repeat(43);
    setPage({head: block.replace('main.js', `main.${hash}.js`)});
    const {loadScripts} = await loader();
    loadScripts();
    expect(scripts().at(-1)?.integrity).toBe(`sha256-${hash}=`);
    expect(scripts().map(({crossOrigin}) => crossOrigin)).toEqual(['', '', '']);
  });
});
