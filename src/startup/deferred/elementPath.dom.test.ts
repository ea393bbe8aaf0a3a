import {beforeEach, describe, expect, it} from 'vitest';
import {replayEvents} from '../client/replayEvents';
import {find, setPage} from '../testing/page';
import {describeControls, pathOf} from './elementPath';

const body =
  '<p>New</p><nav id="menu"><div><button>A</button><span></span><button class="second">B</button></div></nav>';

beforeEach(() => setPage({body}));

describe('the path of an element', () => {
  it('begins at the nearest element with an id', () => {
    expect(pathOf(find('.second'))).toBe('#menu>DIV:nth-of-type(1)>BUTTON:nth-of-type(2)');
    expect(pathOf(find('#menu'))).toBe('#menu');
  });
});

/** Replays a click on the second button after a change of the page. @returns the class of what was clicked */
function clickedAfter(change: () => void): string | undefined {
  const captured = {clicks: [{element: find('.second')}]};
  describeControls(captured);
  change();
  let clicked: string | undefined;
  document.addEventListener('click', ({target}) => (clicked = (target as Element).className), {once: true});
  replayEvents(captured);
  return clicked;
}

describe('a captured click', () => {
  it('is replayed on the same element while it is in the page', () => {
    expect(clickedAfter(() => find('.second').before(document.createElement('button')))).toBe('second');
  });

  it('is replayed on the element at its path after hydration has replaced the elements', () => {
    expect(clickedAfter(() => setPage({body}))).toBe('second');
  });

  it('is dropped when the element is gone', () => {
    expect(clickedAfter(() => setPage({body: '<nav id="menu"></nav>'}))).toBeUndefined();
  });
});
