import {expect, test} from 'vitest';
import {serve} from '../../scripts/serve';
import {stringsOf} from '../../src/manual/page/componentStrings';
import {buildFolder, titleOf} from '../support/build';
import {uiString} from '../support/uiStrings';
import {engines} from './engines';
import {Page} from './page';
import type {Role} from './tab';

// What engines tell screen readers of every kind of page: the same parts with the same names and states.

const roles: Role[] = ['button', 'heading', 'link', 'main', 'navigation'];

const says = (id: string) => uiString('es', id);
const [menu, way] = [says('mobileMenu.open'), says('theme.docs.breadcrumbs.navAriaLabel')];

/** A page of each kind, and parts that it has once. */
const expectedNames: {[path: string]: {[role in Role]?: string}} = {
  '/': {heading: says('home.topics'), button: menu, navigation: says('theme.NavBar.navAriaLabel')},
  '/docs/contacts/create-contact': {
    heading: titleOf('/docs/contacts/create-contact'),
    navigation: way,
    link: stringsOf('es').practice,
  },
  '/docs/faq/': {heading: titleOf('/docs/faq/'), button: says('search.label')},
  '/en/docs/orders/': {heading: titleOf('/en/docs/orders/'), button: uiString('en', 'search.label')},
  '/blog': {navigation: way},
  '/docs/not-here': {heading: 'Página No Encontrada'},
};

/** The states of visible parts, as code has set them in this engine: only Chromium's protocol tells what its tree has of them. */
const STATES = `[...document.querySelectorAll('[aria-expanded], [aria-pressed], [aria-current], [aria-checked], [aria-disabled], summary')]
  .filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
  .map((element) => [
    element.getAttribute('aria-label') || element.textContent.trim(),
    ...['expanded', 'pressed', 'current', 'checked', 'disabled'].map((state) => element.getAttribute('aria-' + state)),
    element.tagName === 'SUMMARY' && element.parentElement.open,
  ].join())`;

const current = engines.filter(({name}) => ['Chromium 109', 'Firefox', 'WebKitGTK'].includes(name));

test('every kind of page has the same parts, names and states in every engine', {timeout: 240_000}, async () => {
  const server = await serve({root: buildFolder, compress: false});
  const pageOfEngine = new Map<string, unknown>();
  for (const {name: engine, launch} of current) {
    const tab = await launch({width: 360, height: 640});
    const page = new Page(tab, server.url.replace(/\/$/, ''));
    const count = async (parts: [Role, string?][]) => {
      const counts: number[] = [];
      for (const [role, name] of parts) counts.push(await tab.countAccessible(role, name));
      return counts;
    };
    for (const [path, names] of Object.entries(expectedNames)) {
      const parts = Object.entries(names) as [Role, string][];
      const where = `${path} in ${engine}`;
      await page.openHydrated(path);
      // An answer is open where the page has one.
      if (await tab.evaluate(`document.querySelector('main details.answer') !== null`)) {
        await page.clickFirst('main details.answer > summary');
        await page.is(`document.querySelector('main details.answer').open`);
      }
      expect.soft(await count(parts), where).toEqual(parts.map(() => 1));
      const counts = await count(roles.map((role) => [role]));
      expect.soft(counts, where).not.toContain(0);
      const facts = [counts, await tab.evaluate<string[]>(STATES)];
      expect.soft(facts, where).toEqual(pageOfEngine.get(path) ?? facts);
      pageOfEngine.set(path, facts);
    }
    await tab.close();
  }
  await server.close();
});
