import {type Page} from '@playwright/test';
import {denyStorage, fillStorage} from '../support/conditions';
import {locales} from '../../src/site-model/locales';
import {fault} from '../support/fault';
import {files, breakResponse} from '../support/files';
import {test} from '../support/test';

// Storage is unavailable. Pages work; choices last until the page is left.

const page = '/docs/';
const storageWarning = /browser storage is not available/;
const fullWarning = /The storage is full: choices are kept/;

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

async function storeNonsense(target: Page): Promise<void> {
  await target.addInitScript(() => {
    for (const key of ['theme', 'font.faces', 'docusaurus.announcement.id', 'docs-preferred-version-default']) {
      localStorage.setItem(key, '{nonsense');
    }
  });
}

const denials: [name: string, deny: (target: Page) => Promise<void>, console?: RegExp][] = [
  ['reading localStorage throws', denyStorage, storageWarning],
  ['reading sessionStorage throws', denySession],
  ['cookies are blocked', blockCookies, storageWarning],
  ['the storage is full', fillStorage, fullWarning],
  ['every method of the storage throws', denyMethods, /The storage cannot be read: choices are kept/],
  ['the storage holds nonsense', storeNonsense],
];

for (const locale of locales) {
  for (const [name, deny, console] of denials) {
    test(
      `${name} (${locale})`,
      fault(locale, console ? {reloads: 0, console} : {reloads: 0}, async (context) => {
        const {user} = context;
        await deny(context.page);
        await user.open(page);
        await user.expectInteractive();
        await user.expectText(page);
        await user.expectNoMessage();
        await user.follow('/docs/faq/');
        await user.expectText('/docs/faq/');
        user.recovery = 'needs nothing';
      }),
    );
  }

  test(
    `cookies are blocked and the main script is missing (${locale})`,
    fault(locale, {reloads: 1, console: /main|not available/}, async (context) => {
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
}
