import {expect, it} from 'vitest';
import {setPage} from '../../e2e/support/happyDom';
import {polyfillPopovers} from '../static-first';
import {isSearchShortcut, trapFocus} from './keys';

// An old browser.
Reflect.deleteProperty(HTMLElement.prototype, 'popover');
polyfillPopovers();

/** What the pages do at a key: open the search, keep the focus inside what covers them, close the innermost panel of old browsers. */
function actsAt(init: KeyboardEventInit, target: EventTarget = document.body): boolean {
  setPage({body: '<input><div id="menu" popover data-open><a href="/">A</a></div>'});
  const menu = document.querySelector<HTMLElement>('#menu') ?? document.body;
  menu.querySelector('a')?.focus();
  const acts: boolean[] = [];
  const onKey = (event: KeyboardEvent) => {
    trapFocus(menu, event);
    acts.push(event.defaultPrevented || isSearchShortcut(event));
  };
  addEventListener('keydown', onKey, {once: true, capture: true});
  target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));
  return acts.includes(true) || !menu.hasAttribute('data-open');
}

const keys: KeyboardEventInit[] = [
  {key: 'Tab'},
  {key: 'Escape'},
  {key: '/'},
  {key: 'k', ctrlKey: true},
  {key: 'K', metaKey: true},
];

/** Safari gives the key that ends a composition no other sign. */
const ending = {keyCode: 229};

it.each(keys)('a page acts at %o, but not while something is composed or at the key that ends it', (key) => {
  expect(actsAt(key)).toBe(true);
  expect(actsAt({...key, isComposing: true})).toBe(false);
  expect(actsAt({...key, ...ending})).toBe(false);
});

it.each(['Dead', 'Process', 'Unidentified', 'Compose', 'Enter', 'a'])('a page does not act at the key %s', (key) => {
  for (const init of [{}, ending, {isComposing: true}, {code: 'Slash'}, {code: 'KeyK', ctrlKey: true}]) {
    expect(actsAt({key, ...init})).toBe(false);
  }
});
