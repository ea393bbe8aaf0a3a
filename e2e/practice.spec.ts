import {type Locator, type Page} from '@playwright/test';
import {stringsOf} from '../src/manual/catalogue/catalogue';
import {violations} from './support/axe';
import {addressOfFile, htmlFiles, readText, titleOf} from './support/build';
import {openSaving, pauseRequests, saveData} from './support/conditions';
import {play} from './support/playTask';
import {localeOf, locales, sourceLocale} from './support/routes';
import {expect, open, test} from './support/test';

const task = '/docs/signup';
const dialog = (page: Page) => page.getByRole('dialog');
const nextControl = (page: Page) => dialog(page).locator('.phone__now');
const status = (page: Page) => dialog(page).getByRole('status');
const words = {es: stringsOf('es'), en: stringsOf('en')};

const tasksOf = (locale: string) =>
  htmlFiles()
    .filter((file) => localeOf(addressOfFile(file)) === locale)
    .flatMap((file) =>
      [...readText(file).matchAll(/href="?#practice-([\w-]+)-1"? class="?practice-link/g)].map(([, section = '']) => ({
        address: addressOfFile(file),
        section,
      })),
    );

/** Opens a task in practice mode. */
async function practise(page: Page, address: string, section = 'steps'): Promise<void> {
  await page.goto(`${address}#practice-${section}-1`);
  await expect(nextControl(page)).toHaveCount(1);
}

/** Windows and text sizes: portrait and landscape with the least room for words, a large window with large letters, and the most room. */
const [uprightWindow, turnedWindow, ...otherWindows] = [
  [32, 320, 568],
  [32, 844, 390],
  [32, 1280, 600],
  [16, 390, 844],
  [16, 1920, 1080],
].map(([letters = 0, width = 0, height = 0]) => ({letters, size: {width, height}, fails: 0}));

for (const locale of locales) {
  test(`every task can be played to its end, is announced, and fits into every window (${locale})`, async ({page}) => {
    test.setTimeout(300_000);
    // Practice needs none of the scripts of its page, which would load again for each task.
    await saveData(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const session = await page.context().newCDPSession(page);
    // The drawings are the same in each language, so one language plays all kinds of controls and phones in all windows.
    const kindsSoFar = new Set<string>();
    const {practising, progress, picture} = words[locale];
    const announcement = `(${progress}|${practising.failing})`.replace(/\{\w+\}/g, '\\d');
    const wordPattern = `[«“](.+?)[»”]|${picture.state.replace('{state}.', '([^.]+)')}`;
    const tasks = tasksOf(locale);
    expect(tasks.length).toBeGreaterThan(15);
    let mistakeCount = 0;
    for (const {address, section} of tasks) {
      await practise(page, address, section);
      const windows = [uprightWindow, turnedWindow].flatMap((each) => each ?? []);
      for (const window of windows) {
        const {size, letters, fails} = window;
        await page.setViewportSize(size);
        await session.send('Page.setFontSizes', {fontSizes: {standard: letters, fixed: letters}});
        const {faults, kinds, failed, canFail} = await play(page, {announcement, wordPattern, fails});
        expect.soft(faults, `${address}, letters of ${letters} px, ${size.width} x ${size.height}`).toEqual([]);
        mistakeCount += failed;
        if (canFail && fails < 2 && size === uprightWindow?.size) windows.push({...window, fails: fails + 1});
        // The other windows play no mistakes.
        if (locale !== sourceLocale || fails > 0) continue;
        if (kinds.some((kind) => !kindsSoFar.has(kind))) windows.push(...otherWindows);
        kinds.forEach((kind) => kindsSoFar.add(kind));
      }
      await expect(dialog(page).locator('.practice__title')).toHaveText(practising.end);
      await expect(dialog(page).getByRole('link', {name: practising.seeSteps})).toHaveAttribute('href', `#${section}`);
    }
    expect(mistakeCount).toBeGreaterThan(15);
  });
}

test('a task can be played by taps, which type words letter by letter, or by the keyboard alone', async ({page}) => {
  await page.clock.install();
  for (const [address, act] of [
    ['/docs/checkout/', (mark: Locator) => mark.click()],
    ['/en/docs/signup/', () => page.keyboard.press('Enter')],
  ] as const) {
    await practise(page, address);
    while (await nextControl(page).count()) {
      const statusBefore = await status(page).textContent();
      await act(nextControl(page));
      await page.clock.runFor(10_000);
      await expect(status(page)).not.toHaveText(statusBefore ?? '');
    }
    await expect(dialog(page).locator('.primary-button')).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('pictures, and links for the keyboard, lead through the steps and back to the page', async ({page}) => {
    await page.goto(task);
    await page.locator('.practice-link').click();
    const step = page.locator('.steps > li:target');
    const stepCount = await page.locator('.steps > li').count();
    const place = () => step.evaluate((item) => getComputedStyle(item, '::before').content);
    for (let position = 1; position < stepCount; position += 1) {
      await expect(step).toHaveId(`practice-steps-${position}`);
      expect(await place()).toBe(`"Paso ${position} de ${stepCount - 1}"`);
      if (position % 2 === 1) {
        await step.locator('.phone a').click();
        continue;
      }
      const nextLink = step.locator('.practice a').last();
      while (!(await nextLink.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    expect(await place()).toBe(`"${words.es.practising.end}"`);
    // The end shows the screen of the app, and nothing that looks like a control.
    await page.goto('/docs/services/mobile/#practice-steps-6');
    await expect(step.locator('.phone__done')).toBeVisible();
    await expect(step.locator(':is(.phone__button, .step__text > p):visible')).toHaveCount(2);
    await step.locator('.practice a').first().click();
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('after a wrong tap the page says what to do, a double tap counts once, and Back leads out of mistakes', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${task}#practice-steps-3`);
  await dialog(page).locator('.phone__bar').click();
  await expect(dialog(page).locator('.practice__wanted')).toBeVisible();
  const [first, second] = [dialog(page).locator('[data-mark="0"]'), dialog(page).locator('[data-mark="1"]')];
  await second.click();
  await page.clock.runFor(10_000);
  await expect(first).toHaveClass(/phone__now/);
  // The second tap of a double tap acts neither on the next control nor on the next screen.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await first.dblclick();
  await expect(second).toHaveClass(/phone__now/);
  await second.dblclick();
  await expect(dialog(page).locator('.practice__bar')).toContainText(/4/);
  await expect(dialog(page).locator('.practice__wanted, .phone__did')).toHaveCount(0);
  await page.clock.resume();

  // Back leads through the screens of a mistake to the screen on which it happens. The button that skips the mistake leads there too.
  await page.goto('/docs/checkout/?back#practice-steps-4');
  const progress = dialog(page).locator('.practice__bar span');
  const [back, fail, skip] = [words.es.previous, words.es.practising.ifItFails, words.es.skip].map((name) =>
    dialog(page).getByRole('button', {name}),
  );
  await fail?.click();
  await expect(progress).toHaveText('Si falla: 1 de 6');
  await nextControl(page).click();
  await page.clock.runFor(10_000);
  await expect(progress).toHaveText('Si falla: 2 de 6');
  await expect(dialog(page).locator('.practice__fail')).toBeHidden();
  await skip?.click();
  await expect(progress).toHaveText('Paso 4 de 5');
  await fail?.click();
  await nextControl(page).click();
  await page.clock.runFor(10_000);
  await back?.click();
  await expect(progress).toHaveText('Si falla: 1 de 6');
  await fail?.click();
  await expect(progress).toHaveText('Si falla: 1 de 5');
  await back?.click();
  await expect(progress).toHaveText('Paso 4 de 5');
});

test('practice adds one history entry, keeps its step, prints nothing, and ends when the search opens', async ({
  page,
}) => {
  await open(page, task);
  await page.locator('.practice-link').click();
  await expect(nextControl(page)).toBeFocused();
  await dialog(page).getByRole('button', {name: words.es.skip}).click();
  await expect(page).toHaveURL(/#practice-steps-2$/);
  expect(await violations(page)).toEqual([]);
  // A slow phone may ask for this step again after the reader has begun it.
  await nextControl(page).click();
  await page.evaluate(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
  await expect(dialog(page).locator('.phone__did')).toHaveCount(1);
  await page.reload();
  await expect(dialog(page).locator('.practice__bar')).toContainText(/2/);
  await dialog(page).getByRole('button', {name: words.es.skip}).click();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/signup\/?$/);
  await expect(page.locator('.practice-link')).toBeFocused();

  // The reader came back to the first step before the data had loaded, so practice was asked for twice.
  await page.goto('/docs/?twice');
  await open(page, task);
  const data = await pauseRequests(page, /assets\/on-use\/signup/);
  const scriptRequest = page.waitForRequest(/assets\/on-use\/signup/);
  await page.locator('.practice-link').click();
  await scriptRequest;
  await page.locator('.steps > li:target .practice a').last().click();
  await page.locator(`.steps > li:target .practice a[title="${words.es.previous}"]`).click();
  await expect(page).toHaveURL(/#practice-steps-1$/);
  data.release();
  await expect(nextControl(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);

  // A change of only the address shows the step, without a history entry.
  await page.evaluate(() => (location.hash = 'practice-steps-2'));
  await expect(nextControl(page)).toBeFocused();
  await page.evaluate(() => location.replace('#practice-steps-3'));
  await expect(dialog(page).locator('.practice__bar')).toContainText(/3/);
  await page.emulateMedia({media: 'print'});
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('.practice').first()).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#steps-3$/);
  await expect(page.locator('#steps-3')).toBeInViewport();
  await expect(page.locator('.practice-link')).toBeFocused();
  await expect(page.locator('.navbar a').first()).toBeVisible();

  await page.evaluate(() => (location.hash = 'practice-steps-2'));
  await expect(nextControl(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.locator('.search input:focus')).toBeVisible();
});

test('before practice has loaded, a step leads to other pages', async ({page}) => {
  await saveData(page);
  const script = await pauseRequests(page, /assets\/on-use\//);
  await page.goto('/docs/services/remittances/#practice-steps-2', {waitUntil: 'commit'});
  await page.locator('.steps > li:target a[href*="asked-for-money"]').click();
  await expect(page).toHaveURL(/\/docs\/password\/#asked-for-money$/);
  script.release();
});

test('Back from practice leads to the place of the page, and closes practice before another page has loaded', async ({
  page,
}) => {
  await open(page, task);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.evaluate(() => window.scrollTo({top: 120, behavior: 'instant'}));
  await page.locator('.practice-link').click();
  await expect(nextControl(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});

  await open(page, '/docs/checkout/');
  await page.locator('footer a[href="/docs/orders/"]').first().click();
  await expect(page).toHaveURL(/orders\/?$/);
  await page.locator('.practice-link').click();
  await expect(nextControl(page)).toBeFocused();
  const {release} = await pauseRequests(page, /assets\/js\//);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/checkout\/$/);
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(page.locator('h1')).toHaveText(titleOf('/docs/checkout/'));
  await expect(page).toHaveURL(/checkout\/$/);
});

test('practice loads only its own files when it opens, and works by links without them', async ({page, pageErrors}) => {
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace(/\.\w{8,}/, '')));
  await page.goto(task);
  await page.waitForLoadState('networkidle');
  requests.splice(0);
  await page.locator('.practice-link').click();
  await expect(nextControl(page)).toBeVisible();
  const files = [
    '/assets/css/all.css',
    '/assets/icons.svg',
    '/assets/on-use/practice.js',
    '/assets/on-use/signup.json',
  ];
  await expect.poll(() => requests.sort()).toEqual(files);

  // The data does not load, on a page whose scripts have.
  await page.evaluate(() => (location.hash = ''));
  await openSaving(page, '/docs/checkout/?again');
  await page.route(/assets\/on-use\/checkout/, (route) => route.abort());
  await page.locator('.practice-link').click();
  await page.locator('.steps > li:target .practice a').last().click();
  const currentStep = page.locator('.steps > li:target');
  await expect(currentStep.getByRole('status')).toHaveText(/^Sin conexión/);
  await expect(currentStep).toHaveId('practice-steps-2');
  // There is no line to a next step.
  expect(await currentStep.evaluate((step) => getComputedStyle(step, '::after').display)).toBe('none');
  await page.waitForLoadState('networkidle');
  await page.unroute(/assets\/on-use\/checkout/);
  await currentStep.locator('.practice a').last().click();
  await expect(nextControl(page)).toBeVisible();
  await dialog(page).locator('.practice__leave').click();
  await expect(page.locator('.steps').getByRole('status')).toHaveCount(0);

  // When its script or the stylesheet does not load, the page shows no failure.
  for (const files of [/assets\/on-use\/practice/, /assets\/css\//]) {
    await page.goto(`/docs/signup/?${files.source.length}`);
    await page.route(files, (route) => route.abort());
    await page.locator('.practice-link').click();
    await expect(currentStep.getByRole('status')).toHaveText(/^Sin conexión/);
    await expect(page.locator('.load-error')).toBeHidden();
    await page.unroute(files);
    // The next step tries again.
    await currentStep.locator('.practice a').last().click();
    await expect(nextControl(page)).toBeVisible();
    await expect(dialog(page).locator('.practice__bar')).toContainText(/2/);
  }
  expect(pageErrors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});
