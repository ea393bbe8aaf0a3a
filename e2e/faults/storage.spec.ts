import {type Page} from '@playwright/test';
import {denyStorage, fillStorage} from '../support/conditions';
import {fault} from '../support/fault';
import {files, spoil} from '../support/files';

// Nothing can be stored. Pages work; what was chosen holds until they are left.

const page = '/docs/';
const storageWarning = /browser storage is not available/;
const fullWarning = /Nothing more can be stored/;

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

async function storeNonsense(target: Page): Promise<void> {
  await target.addInitScript(() => {
    for (const key of ['theme', 'boot.font', 'docusaurus.announcement.id', 'docs-preferred-version-default']) {
      localStorage.setItem(key, '{nonsense');
    }
  });
}

const denials: [name: string, deny: (target: Page) => Promise<void>, console?: RegExp][] = [
  ['reading localStorage throws', denyStorage, storageWarning],
  ['reading sessionStorage throws', denySession],
  ['cookies are blocked', blockCookies, storageWarning],
  ['the storage is full', fillStorage, fullWarning],
  ['the storage holds nonsense', storeNonsense],
];

for (const [name, deny, console] of denials) {
  fault(name, console ? {reloads: 0, console} : {reloads: 0}, async (scene) => {
    const {reader} = scene;
    await deny(scene.page);
    await reader.opens(page);
    await reader.usesButtons();
    await reader.reads(page);
    await reader.isToldNothing();
    await reader.follows('/docs/faq/');
    await reader.reads('/docs/faq/');
    reader.recovered = 'needs nothing';
  });
}

fault(
  'cookies are blocked and the main script is missing',
  {reloads: 1, console: /main|not available/},
  async (scene) => {
    const {reader} = scene;
    await blockCookies(scene.page);
    const heal = await spoil(scene.page, files['the main script'], 'is missing');
    await reader.opens(page);
    await reader.isTold(files['the main script']);
    await reader.reads(page);
    await heal();
    await reader.retries();
  },
);
