import {afterAll, expect, test} from 'vitest';
import {serve} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {engines, quitEngines} from './engines';
import {Page} from './page';
import type {Role} from './tab';

// What engines tell screen readers of every kind of page: the same parts, with the same names.

afterAll(quitEngines);

const roles: Role[] = ['button', 'heading', 'link', 'navigation'];

/** Parts that each page has once. */
const named: {[path: string]: [Role, string][]} = {
  '/': [
    ['heading', 'Elige un tema'],
    ['button', 'Abrir el menú'],
    ['navigation', 'Principal'],
  ],
  '/docs/contacts/create-contact': [
    ['heading', 'Agrega un contacto'],
    ['navigation', 'Rastro de navegación'],
    ['link', 'Practica'],
  ],
  '/docs/faq/': [
    ['heading', 'Preguntas frecuentes'],
    ['button', 'Buscar'],
  ],
  '/en/docs/orders/': [
    ['heading', 'Track your order'],
    ['button', 'Search'],
  ],
  '/blog': [['navigation', 'Rastro de navegación']],
};

const current = engines.filter(({name}) => ['Chromium 109', 'Firefox', 'WebKitGTK'].includes(name));

test.each(Object.entries(named))('%s has the same parts in every engine', async (path, parts) => {
  const server = await serve({root: buildFolder, compress: false});
  const found: Record<Role, number>[] = [];
  for (const {name: engine, launch} of current) {
    const tab = await launch({width: 360, height: 640});
    await new Page(tab, server.url.replace(/\/$/, '')).openHydrated(path);
    const counts: [Role, number][] = [];
    for (const role of roles) counts.push([role, await tab.countAccessible(role)]);
    found.push(Object.fromEntries(counts) as Record<Role, number>);
    for (const [role, name] of parts) {
      expect.soft(await tab.countAccessible(role, name), `${role} «${name}» in ${engine}`).toBe(1);
    }
    await tab.close();
  }
  await server.close();
  expect(new Set(found.map((counts) => JSON.stringify(counts)))).toHaveProperty('size', 1);
});
