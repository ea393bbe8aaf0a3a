import {expect, it} from 'vitest';
import {setPage} from '../../../e2e/support/happyDom';
import {isSearchShortcut} from './searchKeys';

/** Whether a page opens the search at a key. */
function actsAt(init: KeyboardEventInit): boolean {
  setPage({body: ''});
  let acts = false;
  addEventListener('keydown', (event) => (acts = isSearchShortcut(event)), {once: true, capture: true});
  document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));
  return acts;
}

const keys: KeyboardEventInit[] = [{key: '/'}, {key: 'k', ctrlKey: true}, {key: 'K', metaKey: true}];

/** In Safari only this code marks the key that ends a composition. */
const ending = {keyCode: 229};

it.each(keys)('the key %o opens the search, but not during a composition or at its end', (key) => {
  expect(actsAt(key)).toBe(true);
  expect(actsAt({...key, isComposing: true})).toBe(false);
  expect(actsAt({...key, ...ending})).toBe(false);
});

it.each(['Dead', 'Process', 'Unidentified', 'Compose', 'Enter', 'a'])('the key %s does not open the search', (key) => {
  for (const init of [{}, ending, {isComposing: true}, {code: 'Slash'}, {code: 'KeyK', ctrlKey: true}]) {
    expect(actsAt({key, ...init})).toBe(false);
  }
});
