import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {afterAll, afterEach, beforeEach, describe, expect, test} from 'vitest';
import {serve, type RunningServer} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {engines, quitEngines} from './engines';
import {Page} from './page';
import type {Tab} from './tab';

// What a screen reader says, in order: names, roles and states of the parts that code makes. The library reads the document and not the
// accessibility tree of the engine (accessibility-tree.test.ts), so that one engine shows it.

const [library] = buildSync({
  entryPoints: [join(__dirname, 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js')],
  bundle: true,
  format: 'iife',
  globalName: 'screenReader',
  target: 'chrome92',
  write: false,
}).outputFiles;

let server: RunningServer;
let tab: Tab;

beforeEach(async () => {
  // Without the policy, which forbids a script from elsewhere.
  server = await serve({root: buildFolder, compress: false});
});

afterEach(async () => {
  await tab.close();
  await server.close();
});

afterAll(quitEngines);

/** What is said of an element and the first parts of it. */
async function hear(page: Page, selector: string, parts: number): Promise<string> {
  await tab.evaluate(`(() => { ${library?.text ?? ''}; window.virtual = screenReader.virtual; })()`);
  await tab.evaluate(`(() => {
    window.said = undefined;
    (async () => {
      await virtual.start({container: document.querySelector(${JSON.stringify(selector)})});
      for (let part = 1; part < ${parts}; part++) await virtual.next();
      window.said = await virtual.spokenPhraseLog();
      await virtual.stop();
    })();
  })()`);
  await page.is('window.said');
  return (await tab.evaluate<string[]>('window.said')).join('\n');
}

describe.each(engines.filter(({promise}) => promise === 'complete').slice(0, 1))('$name', ({launch}) => {
  const start = async (path: string): Promise<Page> => {
    tab = await launch({width: 360, height: 640});
    const page = new Page(tab, server.url.replace(/\/$/, ''));
    await page.openHydrated(path);
    return page;
  };

  test('a task says where it is, and asks whether it worked', async () => {
    const page = await start('/docs/contacts/create-contact');
    expect(await hear(page, '.page-header', 5)).toBe(
      'navigation, Rastro de navegación\nlink, Ayuda\nlink, Contactos\nend of navigation, Rastro de navegación\nheading, Agrega un contacto, level 1',
    );
    expect(await hear(page, '.did-it-work', 4)).toBe('paragraph\n¿Te funcionó en la app?\nlink, Sí\nlink, No');
  });

  test('an answer says its question', async () => {
    const page = await start('/docs/faq/#forgot-password');
    expect(await hear(page, '#forgot-password', 2)).toBe('group\nOlvidé mi contraseña. ¿Qué hago?');
  });

  test('the menu is a dialog with names on its buttons', async () => {
    const page = await start('/docs/faq/');
    await page.click('button', 'Abrir el menú');
    expect(await hear(page, '#menu', 12)).toMatch(
      /^dialog, Menú, modal\n[^]*link, Cercana Ayuda\n[^]*button, Cambiar entre claro y oscuro[^\n]*\nbutton, Cerrar el menú\n/,
    );
  });

  test('the search says how many answers there are, and each of them', async () => {
    const page = await start('/docs/');
    await page.click('button', 'Buscar');
    await page.is(`document.activeElement.getAttribute('role') === 'combobox'`);
    await tab.type('cancelar');
    await page.is(`document.querySelector('[role=option] mark')`);
    expect(await hear(page, '.search--bar', 14)).toMatch(
      /combobox, Buscar, cancelar, has popup listbox, expanded, autocomplete in list, 1 control\n[^]*status\nRespuestas: \d+\.\n[^]*listbox, Respuestas[^\n]*\ngroup, [^\n]+\noption, [^\n]+, not selected, position 1, set size \d/,
    );
  });
});
