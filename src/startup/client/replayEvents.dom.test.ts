import {beforeEach, expect, it, vi} from 'vitest';
import {find, resetPageAfterEach, setPage} from '../testing/page';
import {replayEvents} from './replayEvents';

resetPageAfterEach();
beforeEach(() => {
  setPage({body: '<input id="query"><button id="a" aria-busy="true"></button><button id="b"></button>'});
});

it('replays the clicks in order and once', () => {
  const order: string[] = [];
  document
    .querySelectorAll('button')
    .forEach((button) => button.addEventListener('click', () => order.push(button.id)));
  const captured = {clicks: [{path: '#b'}, {path: '#a'}, {path: '#gone'}]};
  replayEvents(captured);
  replayEvents(captured);
  expect(order).toEqual(['b', 'a']);
  expect(find('#a').ariaBusy).toBeNull();
});

it('restores the value before it replays the click, with an input event', () => {
  const seen: string[] = [];
  const field = find('#query') as HTMLInputElement;
  field.addEventListener('input', () => seen.push(`input ${field.value}`));
  find('#a').addEventListener('click', () => seen.push('click'));
  replayEvents({clicks: [{path: '#a'}], input: {field: {path: '#query'}, value: 'pin'}});
  expect(seen).toEqual(['input pin', 'click']);
});

it('does not take the focus from a control that the reader has moved to', () => {
  const input = vi.fn();
  find('#query').addEventListener('input', input);
  find('#a').focus();
  replayEvents({clicks: [], focus: {path: '#b'}, input: {field: {path: '#query'}, value: 'pin'}});
  expect(document.activeElement).toBe(find('#a'));
  expect(input).not.toHaveBeenCalled();
});
