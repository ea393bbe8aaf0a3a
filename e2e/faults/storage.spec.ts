import {type Page} from '@playwright/test';
import {denyStorage} from '../support/conditions';
import {fault} from '../support/fault';
import {files, breakResponse} from '../support/files';
import {test} from '../support/test';

// Storage is unavailable. Pages work; choices last until the page is left.

const page = '/docs/';
const refusedWarning = /Docusaurus storage error/;

async function denySession(target: Page): Promise<void> {
  await target.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

async function blockCookies(target: Page): Promise<void> {
  const devtools = await target.context().newCDPSession(target);
  await devtools.send('Emulation.setDocumentCookieDisabled', {disabled: true});
  await denyStorage(target);
  await denySession(target);
}

async function denyMethods(target: Page): Promise<void> {
  await target.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.assign(Storage.prototype, {getItem: denied, setItem: denied, removeItem: denied});
  });
}

/** Stores it under every key that is read, again on every page. */
const storeNonsense = (target: Page) =>
  target.addInitScript((value) => {
    for (const key of [
      'theme',
      'font.faces',
      'docusaurus.announcement.id',
      'docs-preferred-version-default',
      'search.recent',
    ]) {
      localStorage.setItem(key, value);
    }
    for (const key of ['scroll.positions', 'hydration.clicks', 'hydration.redirected', 'search.reload']) {
      sessionStorage.setItem(key, value);
    }
  }, '{nonsense');

const denials: [name: string, deny: (target: Page) => Promise<unknown>, console?: RegExp][] = [
  ['every method of the storage throws', denyMethods, refusedWarning],
  ['the storage holds what is no JSON', storeNonsense],
];

for (const [name, deny, console] of denials) {
  test(
    name,
    fault(console ? {reloads: 0, console} : {reloads: 0}, async (context) => {
      const {user} = context;
      await deny(context.page);
      await user.open(page);
      await user.expectInteractive();
      await user.expectText(page);
      await user.expectNoMessage();
      await user.follow('/docs/faq/');
      await user.expectText('/docs/faq/');
    }),
  );
}

test(
  'cookies are blocked and the main script is missing',
  fault({reloads: 1, console: /main|not available/}, async (context) => {
    const {user} = context;
    await blockCookies(context.page);
    const restore = await breakResponse(context.page, files['the main script'], 'is missing');
    await user.open(page);
    await user.expectLoadError(files['the main script']);
    await user.expectText(page);
    restore();
    await user.retry();
  }),
);
