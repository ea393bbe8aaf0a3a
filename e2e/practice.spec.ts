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

const tasks = htmlFiles().flatMap((file) =>
  [...readText(file).matchAll(/href="?#practice-([\w-]+)-1"? class="?practice-link/g)].map(([, section = '']) => ({
    address: addressOfFile(file),
    section,
    locale: localeOf(addressOfFile(file)),
  })),
);
const tasksOf = (locale: string) => tasks.filter((each) => each.locale === locale);

/** Opens a task in practice mode. Time passes only as the test lets it. */
async function practise(page: Page, {address, section}: {address: string; section: string}): Promise<void> {
  await page.goto(`${address}#practice-${section}-1`);
  await expect(wanted(page)).toHaveCount(1);
}

/** Plays what is open to its end. @param act does what is wanted, and sees the screen before it is done */
async function play(page: Page, act: (mark: Locator) => Promise<void>): Promise<void> {
  while (await wanted(page).count()) {
    const before = await status(page).textContent();
    await act(wanted(page));
    await page.clock.runFor(10_000);
    await expect(status(page)).not.toHaveText(before ?? '');
  }
}

for (const locale of locales) {
  const {practising, progress} = words[locale];
  const expectEnd = async (page: Page, section: string) => {
    await expect(dialog(page).locator('.practice__title')).toHaveText(practising.end);
    await expect(dialog(page).locator('.phone--whole')).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: practising.seeSteps})).toHaveAttribute('href', `#${section}`);
  };

  test(`every task is played to its end by touch, and all that is marked answers (${locale})`, async ({page}) => {
    test.setTimeout(900_000);
    await page.clock.install();
    expect(tasksOf(locale).length).toBeGreaterThan(15);
    for (const each of tasksOf(locale)) {
      await practise(page, each);
      await play(page, async (mark) => {
        const kind = (await mark.getAttribute('class')) ?? '';
        const position = await mark.getAttribute('data-mark');
        const left = await dialog(page).locator('[data-mark]:not(.phone__did)').count();
        await mark.click();
        // The last one leads on: the others show what they did.
        if (left < 2) return;
        const done = dialog(page).locator(`[data-mark="${position}"]`);
        await expect(done).toHaveClass(/phone__did/);
        await page.clock.runFor(10_000);
        if (kind.includes('phone__type')) await expect(done.locator('b')).not.toHaveText('');
        if (/phone__(check|toggle|option)/.test(kind)) await expect(done).toHaveAttribute('aria-pressed', 'true');
      });
      await expectEnd(page, each.section);
    }
  });

  test(`every task is played by the keyboard alone, and said (${locale})`, async ({page}) => {
    test.setTimeout(900_000);
    await page.clock.install();
    const says = progress.replace('{position}', '\\d').replace('{total}', '\\d');
    for (const each of tasksOf(locale)) {
      await practise(page, each);
      let screen = '';
      await play(page, async (mark) => {
        await expect(mark).toBeFocused();
        await expect(mark).toHaveRole('button');
        await expect(mark).toHaveAccessibleName(/./);
        const shown = await dialog(page)
          .locator('.phone')
          .evaluate((phone) => (phone.dataset.seen ??= String(Date.now())));
        const sentence = (await dialog(page).locator('.practice__act').textContent()) ?? '';
        // A screen says its number, its title and what is on it; a touch, what changed. Both say what is wanted next.
        await expect(status(page)).toContainText(sentence);
        if (shown !== screen) await expect(status(page)).toHaveText(new RegExp(`^${says}\\. .+[“«].+[”»].+`));
        screen = shown;
        const value = await mark.getAttribute('data-value');
        await page.keyboard.press('Enter');
        if (value !== null) await expect(status(page)).toContainText(value);
      });
      await expectEnd(page, each.section);
      await expect(page.getByRole('link', {name: practising.seeSteps})).toBeFocused();
    }
  });

  test.describe(`without scripts (${locale})`, () => {
    test.use({javaScriptEnabled: false});
    test('every task is played by what is marked last, with its fields filled', async ({page}) => {
      test.setTimeout(600_000);
      for (const {address, section} of tasksOf(locale)) {
        await page.goto(address);
        await page.locator(`[href="#practice-${section}-1"].practice-link`).click();
        const step = page.locator('.steps > li:target');
        for (let position = 1; ; position += 1) {
          await expect(step).toHaveId(`practice-${section}-${position}`);
          for (const field of await step.locator('.phone__type b').all()) await expect(field).not.toHaveText('');
          const next = step.locator(`.phone a[href="#practice-${section}-${position + 1}"]`);
          if ((await next.count()) === 0) break;
          await next.click();
        }
        await step.locator('.practice a').first().click();
        await expect(page.locator('h1')).toBeVisible();
      }
    });
  });
}

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
  // A quick tap acts on the next control, not twice on the same one.
  await first.dispatchEvent('click', {detail: 2});
  await expect(second).toHaveClass(/phone__now/);
  await first.dispatchEvent('click', {detail: 2});
  await expect(dialog(page).locator('.practice__wanted')).toHaveCount(0);
  await second.dispatchEvent('click', {detail: 3});
  await expect(dialog(page).locator('.practice__bar')).toContainText(/4/);

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
  await expect(page.locator('dialog')).toHaveCount(0);
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
  await expect(page.locator('dialog')).toHaveCount(0);

  await page.evaluate(() => (location.hash = 'practice-steps-3'));
  await expect(wanted(page)).toBeFocused();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('dialog')).toBeHidden();
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

const windows = [
  {width: 320, height: 568},
  {width: 360, height: 560},
  {width: 390, height: 844},
  {width: 844, height: 390},
  {width: 1280, height: 600},
  {width: 1920, height: 1080},
];

/** Plays the task that is open to its end. @returns what is wrong on its screens: the sentence and what is wanted are whole and visible */
const faultsOfTask = (page: Page) =>
  page.evaluate(async () => {
    // Nothing is waited for.
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void) => wait(run)) as typeof setTimeout;
    const find = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`);
    const box = (selector: string) => find(selector)?.getBoundingClientRect() ?? new DOMRect();
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 0 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1;
    const isApart = (one: DOMRect, other: DOMRect) =>
      one.bottom <= other.top + 1 || other.bottom <= one.top + 1 || one.right <= other.left + 1;
    function measure(mark: HTMLElement | null): string[] {
      const view = new DOMRect(0, 0, innerWidth, innerHeight);
      const [phone, say, foot] = [box('.phone--whole'), box('.practice__say'), box('.practice__foot')];
      const holder = mark?.closest('.phone__body, .phone__dialog, .phone--whole')?.getBoundingClientRect() ?? view;
      const inner = mark?.getBoundingClientRect() ?? phone;
      const small = [...document.querySelectorAll('dialog .practice__foot > *, dialog .practice__leave')].filter(
        (control) => control.clientWidth > 0 && Math.min(control.clientWidth, control.clientHeight) < 43,
      );
      const checks = {
        'out of view': [phone, say, foot, box('.practice__bar')].every((each) => isInside(each, view)),
        'the sentence is covered': isApart(say, phone),
        'the foot is covered': isApart(foot, phone),
        'the sentence is cut': ['title', 'act'].every(
          (each) => find(`.practice__${each}`)?.textContent === '' || isInside(box(`.practice__${each}`), say),
        ),
        'what is wanted is cut': isInside(inner, holder) && isInside(inner, phone),
        'a control is small': small.length === 0,
      };
      return Object.entries(checks).flatMap(([what, isRight]) =>
        isRight ? [] : [`${find('.practice__title')?.textContent} ${find('.practice__act')?.textContent} ${what}`],
      );
    }
    const faults: string[] = [];
    for (;;) {
      // What has another size is scrolled to in the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const mark = find('.phone__now');
      faults.push(...measure(mark));
      if (!mark) break;
      mark.click();
      const isEnd = () => find('.primary-button')?.hidden === false;
      while (!isEnd() && (find('.phone__now') ?? mark) === mark) await new Promise(requestAnimationFrame);
    }
    window.setTimeout = wait as typeof setTimeout;
    return faults;
  });

for (const locale of locales) {
  test(`the sentence and what is wanted are whole on every screen, in every window (${locale})`, async ({page}) => {
    test.setTimeout(1_800_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const session = await page.context().newCDPSession(page);
    for (const each of tasksOf(locale)) {
      await practise(page, each);
      for (const size of windows) {
        for (const letters of [16, 32]) {
          await page.setViewportSize(size);
          await session.send('Page.setFontSizes', {fontSizes: {standard: letters, fixed: letters}});
          const where = `${each.address}, letters of ${letters} px, ${size.width} x ${size.height}`;
          expect.soft(await faultsOfTask(page), where).toEqual([]);
          await dialog(page).locator('.practice__skip').click();
        }
      }
    }
  });
}
