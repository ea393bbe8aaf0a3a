import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {headersOf, hostingModel} from '../../hosting';
import {serve, type RunningServer} from '../../scripts/serve';
import {answerTo, buildFolder, titleOf} from '../support/build';
import {uiString} from '../support/uiStrings';
import {engines} from './engines';
import {Page} from './page';
import type {Engine, Tab} from './tab';

// Readers' most frequent journeys, in their engines. Each test starts its own browser, so nothing is stored from another test.
// The oldest engine gets the page without scripts: it can be read, and every link and button works.

const sizes = {phone: {width: 360, height: 640}, desktop: {width: 1280, height: 800}};

/** Whether the page scrolls. It must when nothing covers it. */
const scrolls = `[document.documentElement, document.body].every((each) => getComputedStyle(each).overflowY !== 'hidden')`;

let server: RunningServer;
let tab: Tab | undefined;

const model = hostingModel(buildFolder);

beforeEach(async () => {
  server = await serve({root: buildFolder, compress: false, headersFor: (file) => headersOf(model, file)});
});

afterEach(async () => {
  const problems = tab?.problems ?? [];
  await tab?.close();
  tab = undefined;
  await server.close().catch(() => undefined);
  expect(problems.join('\n')).toBe('');
});

/** Removes the problems that a journey causes on purpose. */
function forgive(expectedProblems: RegExp): void {
  if (tab) {
    tab = {...tab, problems: tab.problems.filter((text) => !expectedProblems.test(text))};
  }
}

async function start({launch}: Engine, size: keyof typeof sizes): Promise<Page> {
  tab = await launch(sizes[size]);
  return new Page(tab, server.url.replace(/\/$/, ''));
}

/** Types the words of an answer into the focused search, and follows the first result. */
async function ask(page: Page, answer: string): Promise<void> {
  await page.is(`document.activeElement.getAttribute('role') === 'combobox'`);
  await page.tab.type(titleOf(answer));
  // Until the results for all letters have come, the list may be replaced between the search for its first result and the click.
  await page.is(`document.querySelector('[aria-busy=false] [role=option]').getAttribute('href') === '${answer}'`);
  await page.is(`document.querySelector('[role=option] mark')`);
  await page.clickFirst('[role=option]');
  await page.isAt(answer);
  await page.is(`!document.querySelector('[role=option]')`);
  await page.is(scrolls);
}

/** A closed answer opens by a tap, and an address leads to its answer or section. */
async function canReadAnswers(page: Page, {promise}: Engine): Promise<void> {
  await page.openWhole('/docs/faq/', promise);
  await page.clickFirst('main details summary');
  await page.is(`document.querySelector('main details').open`);
  const id = await page.tab.evaluate<string>(`[...document.querySelectorAll('main details[id]')].pop().id`);
  await page.openWhole('/docs/orders/#cancel', promise);
  await page.is(`document.getElementById('cancel').getBoundingClientRect().top < innerHeight`);
  await page.openWhole(`/docs/faq/#${id}`, promise);
  const answer = `document.getElementById(${JSON.stringify(id)})`;
  await page.is(promise === 'complete' ? `${answer}.open` : `${answer}.getBoundingClientRect().top < innerHeight`);
}

interface Overlay {
  open: () => Promise<void>;
  close: () => Promise<void>;
  /** A script that says whether the overlay is open. */
  isOpen: string;
  /** A selector of the element that opened it. */
  opener: string;
}

/** An overlay closes with Esc, Back and its button. Then the page, which was locked, scrolls again, and the opener has the focus. */
async function closesInEachWay(page: Page, {open, close, isOpen, opener}: Overlay): Promise<void> {
  await page.openHydrated('/docs/faq/');
  await page.openHydrated('/docs/orders/');
  for (const leave of [() => page.tab.press('Escape'), () => page.tab.evaluate('history.back()'), close]) {
    await open();
    await page.is(`!(${scrolls})`);
    await leave();
    await page.is(`!${isOpen}`);
    await page.is(`document.activeElement.matches('${opener}')`);
    await page.is(scrolls);
    await page.isAt('/docs/orders/');
  }
}

describe.each(engines)('$name', (engine) => {
  test.each(['phone', 'desktop'] as const)(
    'a task and the 404 page are readable on a %s, and answers on a phone',
    async (size) => {
      const page = await start(engine, size);
      await page.openWhole('/docs/checkout/', engine.promise);
      await page.is(`getComputedStyle(document.body).margin === '0px'`);
      await page.is(`document.querySelector('main li svg, main li figure, main li .screen')`);
      expect(await page.layoutFaults()).toEqual([]);
      if (size === 'phone') await canReadAnswers(page, engine);
      await page.openWhole('/docs/no-such-page', engine.promise);
      await page.hasHeading('Página No Encontrada');
      expect(await page.layoutFaults()).toEqual([]);
      forgive(/404/);
    },
  );

  test('a task is practised step by step on a phone', async () => {
    const page = await start(engine, 'phone');
    await page.open('/docs/signup/');
    await page.follow('.practice-link');
    const isWhole = engine.promise === 'complete';
    const place = (step: number) => (isWhole ? 'dialog' : `#practice-steps-${step}`);
    for (const step of [1, 2]) {
      await page.isAt(`/docs/signup/#practice-steps-${step}`);
      // The practice takes the whole screen.
      await page.is(`document.elementFromPoint(180, 5).closest('${place(step)}')`);
      if (isWhole)
        await page.is(`document.querySelector('dialog .phone__now').getBoundingClientRect().bottom < innerHeight`);
      // All fields of a step are filled before the next one.
      const control = isWhole ? 'dialog .phone__now' : `${place(step)} .phone a`;
      const marks = isWhole && step === 2 ? 4 : 1;
      for (const doneCount of Array.from({length: marks}).keys()) {
        if (isWhole) await page.is(`document.querySelectorAll('dialog .phone__did').length === ${doneCount}`);
        await page.clickFirst(control);
      }
    }
    await page.isAt('/docs/signup/#practice-steps-3');
    await page.tab.evaluate(`history.go(${isWhole ? -1 : -3})`);
    await page.isAt('/docs/signup/');
    await page.is(
      `document.querySelector('h1').getBoundingClientRect().bottom > -innerHeight && getComputedStyle(document.querySelector('h1')).visibility === 'visible'`,
    );
  });
});

test.each(engines.filter(({promise}) => promise === 'readable'))(
  '$name without scripts reaches everything by links on a phone, and shows no control that needs a script',
  async (engine) => {
    const page = await start(engine, 'phone');
    const controls = `[...document.querySelectorAll('button, input, select, [popovertarget], [role=button]')]`;
    const visibleMarkup = `.filter((control) => !control.closest('[aria-hidden=true]') && control.getBoundingClientRect().width > 1 && getComputedStyle(control).visibility === 'visible').map((control) => control.outerHTML)`;
    await page.open('/');
    for (const path of ['/docs/', '/docs/checkout/', '/docs/help/', '/docs/faq/', '/blog', '/en/blog', '/en/docs/']) {
      await page.follow(`main a[href="${path}"], footer a[href="${path}"], a[lang][href="${path}"]`);
      await page.isAt(path);
      expect(await page.tab.evaluate(controls + visibleMarkup), path).toEqual([]);
      expect(await page.layoutFaults(), path).toEqual([]);
    }
  },
);

describe.each(engines.filter(({promise}) => promise === 'complete'))('$name, with scripts', (engine) => {
  test('the search covers a phone, closes with Esc, Back and its button, gives the focus back, and finds an answer', async () => {
    const page = await start(engine, 'phone');
    const isOpen = `document.querySelector('[role=dialog] [role=combobox]')`;
    const open = async () => {
      await page.click('button', uiString('es', 'search.label'));
      await page.is(`document.activeElement === ${isOpen}`);
      await page.is(`document.elementFromPoint(180, innerHeight - 10).closest('[role=dialog]')`);
    };
    const close = () => page.click('[role=dialog] button', uiString('es', 'search.close'));
    await closesInEachWay(page, {open, close, isOpen, opener: '.search__open'});
    await page.click('button', uiString('es', 'search.label'));
    await ask(page, '/docs/orders/#cancel');
  });

  test('the menu opens, keeps the focus, and closes with Esc, Back, its button and a link that is followed', async () => {
    const page = await start(engine, 'phone');
    const isOpen = `(() => { const menu = document.querySelector('#menu[open]'); if (!menu) return false; const {left, right} = menu.getBoundingClientRect(); return getComputedStyle(menu).display !== 'none' && getComputedStyle(menu).visibility !== 'hidden' && right > 0 && left < innerWidth && right > left; })()`;
    const open = async () => {
      await page.click('button', uiString('es', 'mobileMenu.open'));
      await page.is(isOpen);
      await page.is(`document.activeElement.closest('#menu')`);
    };
    const close = () => page.click('#menu button', uiString('es', 'mobileMenu.close'));
    await closesInEachWay(page, {open, close, isOpen, opener: '.navbar__toggle'});
    await open();
    await page.clickFirst('#menu a[href="/docs/promotions/"]');
    await page.isAt('/docs/promotions/');
    await page.is(`!${isOpen}`);
  });

  test('on a desktop the other language keeps page, query and hash, has its own search, and keeps the colour mode', async () => {
    const page = await start(engine, 'desktop');
    await page.openHydrated('/docs/orders/?from=app#cancel');
    // The bar is hidden while the page scrolls to the target of the hash.
    await page.tab.evaluate(`document.querySelector('.navbar a[lang=en]').click()`);
    await page.isAt('/en/docs/orders/?from=app#cancel');
    await page.isHydrated();
    await page.openHydrated('/en/docs/');
    await page.clickFirst('.navbar .color-toggle');
    await page.is(`document.documentElement.dataset.theme === 'dark'`);
    await page.clickFirst('.navbar input');
    await ask(page, '/en/docs/orders/#cancel');
    await page.open('/docs/faq/');
    await page.is(`document.documentElement.dataset.theme === 'dark'`);
  });

  test('a closed announcement stays closed, and with the worker pages load online and visited pages offline', async () => {
    const page = await start(engine, 'phone');
    const isShown = `[...document.querySelectorAll('.clean-btn.close')].some((button) => button.getClientRects().length > 0)`;
    await page.openHydrated('/docs/orders/');
    await page.is(isShown);
    await page.clickFirst('.clean-btn.close');
    await page.is(`!(${isShown})`);
    // The second page of a visit registers the worker.
    await page.follow('footer a[href="/docs/faq/"]');
    await page.isAt('/docs/faq/');
    if (engine.hasWorker) {
      await page.is('navigator.serviceWorker.controller');
    }
    await page.openHydrated('/docs/help/');
    await page.hasHeading(titleOf('/docs/help/'));
    await page.is(`!(${isShown})`);
    if (engine.hasWorker) {
      await page.is('navigator.serviceWorker.controller');
      await server.close();
      await page.open('/docs/faq/');
      await page.hasHeading(titleOf('/docs/faq/'));
      forgive(/ERR_(CONNECTION|FAILED)/);
    }
  });
});

const types: Record<string, string> = {'.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript'};

const currentEngines = engines.filter(({name}) => ['Firefox', 'WebKitGTK'].includes(name));

// Firefox and WebKitGTK cancel the requests of a page as soon as the reader follows a link, and report its scripts as failed. Chromium
// does so later.
test.each(
  currentEngines.flatMap((engine) => [
    {
      name: engine.name,
      engine,
      late: 'scripts',
      filePattern: /\/assets\/js\/(?!deferred\.)/,
      selector: `script[src*="/main."]`,
    },
    {name: engine.name, engine, late: 'deferred script', filePattern: /\/assets\/js\//, selector: 'footer'},
  ]),
)('$name follows a link while the page waits for its $late', async ({engine, filePattern, selector}) => {
  let pages = 0;
  const missingFiles: string[] = [];
  // The host does not send its scripts, and sends the next page slowly.
  const host = createServer(({url = ''}, response) => {
    const file = answerTo(url.replace(/\?.*/, ''));
    const type = types[extname(file ?? '')];
    if (!file) missingFiles.push(url);
    if (!file || filePattern.test(url)) return;
    pages += type === 'text/html' ? 1 : 0;
    const answer = () =>
      response.writeHead(200, type ? {'content-type': type} : {}).end(readFileSync(join(buildFolder, file)));
    setTimeout(answer, pages > 1 ? 500 : 0);
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  tab = await engine.launch(sizes.phone);
  const page = new Page(tab, `http://localhost:${(host.address() as AddressInfo).port}`);
  // The load event waits for the scripts.
  void page.open('/docs/orders/').catch(() => undefined);
  await page.is(`document.querySelector('${selector}')`);
  await page.follow('footer a[href="/docs/faq/"]');
  await page.isAt('/docs/faq/');
  expect(missingFiles, 'A script was looked for in other folders.').toEqual([]);
  host.closeAllConnections();
  host.close();
});
