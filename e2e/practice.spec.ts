import {type Locator, type Page} from '@playwright/test';
import {findWord} from '../src/manual/catalogue/catalogue';
import {loadCatalogue} from '../src/manual/catalogue/load';
import {loadScreens} from '../src/screens';
import {stringsOf} from '../src/manual/page/componentStrings';
import {violations} from './support/axe';
import {addressOfFile, htmlFiles, projectFolder, readText} from './support/build';
import {openSaving, saveData} from './support/conditions';
import {localeOf, locales} from './support/routes';
import {expect, open, test} from './support/test';

const task = '/docs/signup';
const dialog = (page: Page) => page.getByRole('dialog');
const wanted = (page: Page) => dialog(page).locator('.phone__now');
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
  await expect(wanted(page)).toHaveCount(1);
}

/**
 * Plays the open task to its end by clicks in the page, without its pauses.
 * @param how what the announcement of a new screen begins with, and the size of the reader's letters
 * @returns what is wrong, and the kinds of controls and phones
 */
const play = (page: Page, how: {announced: string; letters: number}) =>
  page.evaluate(async ({announced, letters}) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void) => later(run)) as typeof setTimeout;
    const turn = () => new Promise((resolve) => later(resolve));
    const find = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`);
    const textOf = (selector: string) => find(selector)?.textContent ?? '';
    const sizeOf = (selector: string) => parseFloat(getComputedStyle(find(selector) ?? document.body).fontSize);
    const box = (selector: string) => find(selector)?.getBoundingClientRect() ?? new DOMRect();
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 0 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1;
    const isApart = (one: DOMRect, other: DOMRect) =>
      one.bottom <= other.top + 1 || other.bottom <= one.top + 1 || one.right <= other.left + 1;
    /** With the area around a small control that takes taps too. */
    const heightForTaps = (mark: HTMLElement) =>
      Math.max(mark.getBoundingClientRect().height, parseFloat(getComputedStyle(mark, '::before').height) || 0);
    const faults: string[] = [];
    const kinds = new Set<string>();
    const check = (checks: Record<string, boolean>) =>
      Object.entries(checks).forEach(([what, isRight]) => {
        if (!isRight) faults.push(`${textOf('.practice__title')} ${textOf('.practice__act')} ${what}`);
      });
    const isEnd = () => find('.primary-button')?.hidden === false;
    let screen: HTMLElement | null = null;
    if (isEnd()) find('.practice__skip')?.click();
    for (;;) {
      // What has another size is scrolled to at the end of the frame.
      await new Promise(requestAnimationFrame);
      await turn();
      const mark = find('.phone__now');
      const view = new DOMRect(0, 0, innerWidth, innerHeight);
      const [phone, say, foot] = [box('.phone--whole'), box('.practice__say'), box('.practice__foot')];
      const holder = mark?.closest('.phone__body, .phone__dialog, .phone--whole')?.getBoundingClientRect() ?? view;
      const inner = mark?.getBoundingClientRect() ?? phone;
      const controls = [...document.querySelectorAll('dialog footer > *, dialog header > :is(a, button)')];
      check({
        'out of view': [phone, say, foot, box('.practice__bar')].every((each) => isInside(each, view)),
        'the sentence is covered': isApart(say, phone),
        'the foot is covered': isApart(foot, phone),
        'the sentence is cut': [...document.querySelectorAll('.practice__say > p')].every((sentence) => {
          sentence.scrollIntoView({block: 'nearest'});
          return sentence.textContent === '' || isInside(sentence.getBoundingClientRect(), say);
        }),
        'the sentence is smaller than the letters of the reader': sizeOf('.practice__act') > letters,
        'what is wanted is cut': isInside(inner, holder) && isInside(inner, phone),
        'a control is small': controls.every(
          ({clientWidth, clientHeight}) => clientWidth === 0 || Math.min(clientWidth, clientHeight) > 42,
        ),
        'what is wanted is small': !mark || heightForTaps(mark) > 43,
      });
      if (!mark) break;
      const {value} = mark.dataset;
      const isNew = screen !== (screen = find('.phone'));
      check({
        'the focus is elsewhere': document.activeElement === mark,
        'no button with a name': mark.matches('button') && /\S/.test(mark.textContent || (mark.ariaLabel ?? '')),
        'not announced': textOf('[role=status]').includes(textOf('.practice__act')),
        'the screen is not announced':
          !isNew || RegExp(`^${announced}\\. .+[“«].+[”»].+`).test(textOf('[role=status]')),
      });
      kinds.add(`${mark.classList[0]} ${screen?.className}`);
      mark.click();
      check({
        'does not answer': mark.matches('.phone__did'),
        'stays empty': value === undefined || mark.querySelector('b')?.textContent === value,
        'is not chosen': mark.ariaPressed !== 'false',
        'the value is not announced': value === undefined || textOf('[role=status]').includes(value),
      });
      while (!isEnd() && (find('.phone__now') ?? mark) === mark) await turn();
    }
    check({'the end has no focus': document.activeElement === find('.primary-button')});
    window.setTimeout = later as typeof setTimeout;
    return {faults, kinds: [...kinds]};
  }, how);

/** Windows and sizes of letters. The first two have the least room for words: a phone upright, and turned. */
const [upright, turned, ...others] = [32, 16].flatMap((letters) =>
  [
    [320, 568],
    [844, 390],
    [360, 560],
    [390, 844],
    [1280, 600],
    [1920, 1080],
  ].map(([width = 0, height = 0]) => ({letters, size: {width, height}})),
);
const narrowest = [upright, turned].flatMap((each) => each ?? []);

test('every task is played to its end, announced, and whole in every window', async ({page}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  const session = await page.context().newCDPSession(page);
  const kindsSoFar = new Set<string>();
  for (const locale of locales) {
    const {practising, progress} = words[locale];
    const announced = progress.replace('{position}', '\\d').replace('{total}', '\\d');
    const tasks = tasksOf(locale);
    expect(tasks.length).toBeGreaterThan(15);
    for (const {address, section} of tasks) {
      await practise(page, address, section);
      // A task with a new kind of control or phone is played in all windows.
      const sizes = [...narrowest];
      for (const {size, letters} of sizes) {
        await page.setViewportSize(size);
        await session.send('Page.setFontSizes', {fontSizes: {standard: letters, fixed: letters}});
        const {faults, kinds} = await play(page, {announced, letters});
        expect.soft(faults, `${address}, letters of ${letters} px, ${size.width} x ${size.height}`).toEqual([]);
        if (kinds.some((kind) => !kindsSoFar.has(kind))) sizes.push(...others);
        kinds.forEach((kind) => kindsSoFar.add(kind));
      }
      await expect(dialog(page).locator('.practice__title')).toHaveText(practising.end);
      await expect(dialog(page).getByRole('link', {name: practising.seeSteps})).toHaveAttribute('href', `#${section}`);
    }
  }
});

test('a task is played by taps, its words typed letter by letter, and by the keyboard alone', async ({page}) => {
  await page.clock.install();
  for (const [address, act] of [
    ['/docs/checkout/', (mark: Locator) => mark.click()],
    ['/en/docs/signup/', () => page.keyboard.press('Enter')],
  ] as const) {
    await practise(page, address);
    while (await wanted(page).count()) {
      const before = await status(page).textContent();
      await act(wanted(page));
      await page.clock.runFor(10_000);
      await expect(status(page)).not.toHaveText(before ?? '');
    }
    await expect(dialog(page).locator('.primary-button')).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the last mark of each picture leads to the next step, and the last step leads back to the page', async ({
    page,
  }) => {
    await page.goto(task);
    await page.locator('.practice-link').click();
    const step = page.locator('.steps > li:target');
    const last = await page.locator('.steps > li').count();
    for (let position = 1; position < last; position += 1) {
      await expect(step).toHaveId(`practice-steps-${position}`);
      await step.locator('.phone a').click();
    }
    await step.locator('.practice a').first().click();
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('a touch elsewhere says what is wanted, nothing goes on before it is done, and each mistake can be practised', async ({
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

  // The words of mistakes are the longest: here with large letters on the lowest window.
  await page.setViewportSize({width: 844, height: 390});
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 32}});
  const title = dialog(page).locator('.practice__title');
  const fail = dialog(page).getByRole('button', {name: words.es.practising.ifItFails});
  const app = loadCatalogue(projectFolder, 'es');
  const mistakes = loadScreens().checkout?.fails ?? {};
  expect(Object.values(mistakes).flat().length).toBeGreaterThan(3);
  for (const [at, key] of [
    [3, 'checkout.promo.apply'],
    [4, 'checkout.pay'],
  ] as const) {
    for (const [index, {is, done}] of (mistakes[key] ?? []).entries()) {
      await page.goto(`/docs/checkout?${is}#practice-steps-${at}`);
      await expect(wanted(page)).toHaveCount(1);
      // A field is filled first.
      while (!(await fail.isVisible())) {
        await wanted(page).click();
        await page.clock.runFor(10_000);
      }
      for (let touched = 0; touched <= index; touched += 1) await fail.click();
      await expect(title).toHaveText(findWord(app, is).text);
      const seen: string[] = [];
      for (let screens = 0; (await title.textContent()) === findWord(app, is).text; screens += 1) {
        expect(screens).toBeLessThan(9);
        for (const part of ['.phone--whole', '.practice__foot'])
          await expect(dialog(page).locator(part)).toBeInViewport({ratio: 0.99});
        seen.push((await dialog(page).locator('.phone').textContent()) ?? '');
        await wanted(page).click();
        await page.clock.runFor(10_000);
      }
      // The promotion of the step before stays, and so does a card that was chosen.
      const word = (name: string) => findWord(app, name).text;
      const totals = seen.filter((text) => at === 4 && text.includes(word('checkout.summary.subtotal')));
      for (const text of totals) expect(text).toContain(word('samples.newTotal'));
      const chosen = seen.findIndex((text) => text.includes(word('samples.card2')));
      if (is === 'checkout.failed.title') expect(seen[chosen + 1]).toContain(word('samples.card2'));
      await expect(title).toHaveText(done ? words.es.practising.end : /^(Usa tu código|Mira y paga)$/);
    }
  }
});

test('it takes one entry of the history, keeps its step, prints nothing, and ends with the search', async ({page}) => {
  await open(page, task);
  await page.locator('.practice-link').click();
  await expect(wanted(page)).toBeFocused();
  await dialog(page).getByRole('button', {name: words.es.skip}).click();
  await expect(page).toHaveURL(/#practice-steps-2$/);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(dialog(page).locator('.practice__bar')).toContainText(/2/);
  await dialog(page).getByRole('button', {name: words.es.skip}).click();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/signup\/?$/);
  await expect(page.locator('.practice-link')).toBeFocused();

  // A step that was passed before its code had come.
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.goto('/docs/?before');
  await page.goto(task);
  await page.waitForLoadState('networkidle');
  await page.route(/assets\/js\//, async (route) => {
    await coming;
    await route.continue();
  });
  await page.locator('.practice-link').click();
  await page.locator('.steps > li:target .practice a').last().click();
  await expect(page).toHaveURL(/#practice-steps-2$/);
  come();
  await expect(wanted(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/signup\/?$/);
  await expect(dialog(page)).toHaveCount(0);

  await page.evaluate(() => (location.hash = 'practice-steps-3'));
  await expect(wanted(page)).toBeFocused();
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
  await expect(wanted(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.locator('.search input:focus')).toBeVisible();
});

test('its code, data and styles come when it is opened, also with saved data, and without them its links lead on', async ({
  page,
  pageErrors,
}) => {
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(task);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await page.locator('.practice-link').click();
  await expect(wanted(page)).toBeVisible();
  expect(requests.length).toBeGreaterThan(before);

  await page.evaluate(() => (location.hash = ''));
  await openSaving(page, '/docs/checkout/?again');
  await page.route(/assets\/js\//, (route) => route.abort());
  await page.locator('.practice-link').click();
  await page.locator('.steps > li:target .practice a').last().click();
  const shown = page.locator('.steps > li:target');
  await expect(shown).toHaveId('practice-steps-2');
  // No line leads on to a next step.
  expect(await shown.evaluate((step) => getComputedStyle(step, '::after').display)).toBe('none');
  await page.waitForLoadState('networkidle');
  expect(pageErrors.splice(0)).not.toEqual([]);
});
