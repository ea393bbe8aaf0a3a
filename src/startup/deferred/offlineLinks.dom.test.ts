import {afterEach, expect, it, vi} from 'vitest';
import {HYDRATED_ATTRIBUTE} from '../docusaurusInternals/client/hydratedAttribute';
import {find, resetPageAfterEach, setPage} from '../testing/page';
import {blockOfflineNavigation} from './offlineLinks';

resetPageAfterEach();
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute(HYDRATED_ATTRIBUTE);
});

function click(selector: string, navigator: object): {stays: boolean; shown: number} {
  vi.stubGlobal('navigator', navigator);
  setPage({
    body: '<a href="/docs/help/"><b>Help</b></a><a id="here" href="#start">Start</a><a id="mail" href="mailto:a@b.example">Mail</a><button>Menu</button>',
  });
  const showOffline = vi.fn();
  blockOfflineNavigation(showOffline);
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  find(selector).dispatchEvent(event);
  return {stays: event.defaultPrevented, shown: showOffline.mock.calls.length};
}

it('cancels a navigation without a connection, and shows the message', () => {
  expect(click('b', {onLine: false})).toEqual({stays: true, shown: 1});
});

it.each([
  ['there is a connection', 'b', {onLine: true}],
  ['a worker answers', 'b', {onLine: false, serviceWorker: {controller: {}}}],
  ['the link leads to a section of the page', '#here', {onLine: false}],
  ['the link leads to no page', '#mail', {onLine: false}],
  ['it is no link', 'button', {onLine: false}],
] as const)('does nothing when %s', (_, selector, navigator) => {
  expect(click(selector, navigator)).toEqual({stays: false, shown: 0});
});

it('leaves links to React once the page is hydrated', () => {
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, 'true');
  expect(click('b', {onLine: false})).toEqual({stays: false, shown: 0});
});
