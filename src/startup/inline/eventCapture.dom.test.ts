import {beforeEach, describe, expect, it, vi} from 'vitest';
import {find, resetPageAfterEach, setPage} from '../testing/page';
import {captureEvents} from './eventCapture';

const settings = {siteBase: '/', announcement: 'news'};
const load = vi.fn();
const wait = vi.fn();
const capture = () => captureEvents(settings, load, wait);
const clicked = () => window.capturedEvents?.clicks.map(({element}) => `#${element?.id}`);

resetPageAfterEach();
beforeEach(() => {
  load.mockReset();
  wait.mockReset();
  setPage({
    body: `
      <a id="link" href="#x">Link</a>
      <button id="languages" type="button"><span>Languages</span></button>
      <input id="query"><button id="search" type="button">Search</button>
      <button id="mode" class="color-toggle"></button>
      <div class="theme-announcement-bar"><button id="close" type="button">Close</button></div>`,
  });
});

describe('a click before hydration', () => {
  it('on a button is queued once, marked as busy, and loads the scripts', () => {
    capture();
    const handled = vi.fn();
    find('#languages').addEventListener('click', handled);
    find('#languages span').click();
    find('#languages').click();
    expect(clicked()).toEqual(['#languages']);
    expect(find('#languages').ariaBusy).toBe('true');
    expect(load).toHaveBeenCalled();
    expect(wait).toHaveBeenCalledOnce();
    expect(handled).not.toHaveBeenCalled();
  });
});

describe('a field before hydration', () => {
  it('has a click on its button queued at Enter', () => {
    capture();
    find('#query').dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    expect(clicked()).toEqual(['#search']);
  });

  it('is no longer the focus when the reader goes on to a link', () => {
    capture();
    find('#query').dispatchEvent(new Event('focusin', {bubbles: true}));
    find('#link').dispatchEvent(new Event('focusin', {bubbles: true}));
    expect(window.capturedEvents?.focus).toBeUndefined();
  });
});

describe('the queue', () => {
  it('is returned when the page cannot be hydrated; later clicks are left to the browser', () => {
    const release = capture();
    Object.assign(window.capturedEvents ?? {}, {pathOf: () => 'path'});
    find('#languages').click();
    expect(release()).toEqual(['path']);
    expect(find('#languages').ariaBusy).toBeNull();
    const handled = vi.fn();
    find('#search').addEventListener('click', handled);
    find('#search').click();
    expect(handled).toHaveBeenCalledOnce();
    expect(clicked()).toEqual([]);
  });

  it('captures nothing on a hydrated page', () => {
    capture();
    document.documentElement.dataset.hasHydrated = 'true';
    const handled = vi.fn();
    find('#languages').addEventListener('click', handled);
    find('#languages').click();
    expect(handled).toHaveBeenCalledOnce();
    expect(clicked()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });
});
