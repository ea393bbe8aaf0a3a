import {beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {showProgressOfLinks} from './links';

const bars = () => document.querySelectorAll('.route-progress').length;

beforeAll(() => {
  Element.prototype.animate = vi.fn<Element['animate']>();
  showProgressOfLinks();
});

beforeEach(() => {
  vi.useFakeTimers();
  setUrl('https://help.example/docs/');
});

/** Follows a link as a reader does, in a browser that stays where it is. */
function follow(link: string, click?: MouseEventInit): void {
  setPage({body: link});
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, {once: true});
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...click}));
}

it('a link that the browser follows shows a progress bar while its page is slow', () => {
  follow('<a href="/docs/faq/#a"><b>FAQ</b></a>');
  vi.advanceTimersByTime(199);
  expect(bars()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(bars()).toBe(1);
  dispatchEvent(new Event('pagehide'));
  expect(bars()).toBe(0);
});

it.each([
  ['a place on the page', '<a href="/docs/#a">A</a>'],
  ['another site', '<a href="https://elsewhere.example/docs/faq/">A</a>'],
  ['a mail', '<a href="mailto:help@help.example">A</a>'],
  ['a file', '<a href="/manual.pdf">A</a>'],
  ['another tab', '<a href="/docs/faq/" target="_blank">A</a>'],
  ['another tab, by a key', '<a href="/docs/faq/">A</a>', {ctrlKey: true}],
])('a link to %s shows no progress bar', (_what, link, click?: MouseEventInit) => {
  follow(link, click);
  vi.advanceTimersByTime(1000);
  expect(bars()).toBe(0);
});
