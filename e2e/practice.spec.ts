import {type Locator, type Page} from '@playwright/test';
import {findWord} from '../src/manual/catalogue/catalogue';
import {loadCatalogue} from '../src/manual/catalogue/load';
import {loadScreens} from '../src/manual/components/Screen';
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
        await page.keyboard.press('Enter');
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
  await practise(page, {address: '/docs/checkout', section: 'steps'});
  await page.goto('/docs/checkout#practice-steps-3');
  await dialog(page).locator('.phone__bar').click();
  await expect(dialog(page).locator('.practice__wanted')).toBeVisible();
  await dialog(page).locator('[data-mark="1"]').click();
  await page.clock.runFor(10_000);
  await expect(dialog(page).locator('[data-mark="0"]')).toHaveClass(/phone__now/);

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
      for (let touched = 0; touched <= index; touched += 1) await fail.click();
      await expect(title).toHaveText(findWord(app, is).text);
      for (let screens = 0; (await title.textContent()) === findWord(app, is).text; screens += 1) {
        expect(screens).toBeLessThan(9);
        await wanted(page).click();
        await page.clock.runFor(10_000);
      }
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

  await page.evaluate(() => (location.hash = 'practice-steps-3'));
  await expect(wanted(page)).toBeFocused();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.locator('.practice').first()).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#steps-3$/);
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
  await expect(page.locator('.steps > li:target')).toHaveId('practice-steps-2');
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

/** What is wrong on the screen that is open, with letters of this size: the sentence and what is wanted are whole and visible. */
const faultsOfScreen = (page: Page, letters: string) =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    const shown = document.querySelector('dialog');
    document.querySelector('.phone__now')?.scrollIntoView({block: 'center', inline: 'nearest'});
    await new Promise(requestAnimationFrame);
    const box = (selector: string) => shown?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 0 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1;
    const view = new DOMRect(0, 0, innerWidth, innerHeight);
    const [phone, say, foot] = [box('.phone--whole'), box('.practice__say'), box('.practice__foot')];
    const faults: string[] = [];
    const check = (isRight: boolean, what: string) => {
      if (!isRight) faults.push(what);
    };
    for (const [name, each] of Object.entries({phone, say, foot, bar: box('.practice__bar')})) {
      check(isInside(each, view), `${name} out of view`);
    }
    check(say.bottom <= phone.top + 1 || say.right <= phone.left + 1, 'the phone covers the sentence');
    check(foot.top >= phone.bottom - 1 || foot.right <= phone.left + 1, 'the phone covers the foot');
    for (const each of ['.practice__title', '.practice__act'])
      check(isInside(box(each), say) || box(each).height === 0, `${each} is cut`);
    const mark = shown?.querySelector('.phone__now');
    if (mark) {
      const inner = mark.closest('.phone__body, .phone__dialog, .phone--whole')?.getBoundingClientRect() ?? view;
      check(
        isInside(mark.getBoundingClientRect(), inner) && isInside(mark.getBoundingClientRect(), phone),
        'mark is cut',
      );
    }
    for (const control of shown?.querySelectorAll('.practice__foot > *, .practice__leave') ?? []) {
      const {width, height} = control.getBoundingClientRect();
      check(width === 0 || Math.min(width, height) >= 44, `small: ${control.textContent}`);
    }
    return faults;
  }, letters);

for (const locale of locales) {
  test(`the sentence and what is wanted are whole on every screen, in every window (${locale})`, async ({page}) => {
    test.setTimeout(1_800_000);
    await page.clock.install();
    await page.emulateMedia({reducedMotion: 'reduce'});
    const measure = async (where: string) => {
      for (const size of windows) {
        await page.setViewportSize(size);
        for (const letters of ['100%', '150%', '200%']) {
          const faults = await faultsOfScreen(page, letters);
          expect.soft(faults, `${where} ${letters} ${size.width} x ${size.height} px`).toEqual([]);
        }
      }
    };
    for (const each of tasksOf(locale)) {
      await practise(page, each);
      await play(page, async (mark) => {
        await measure(`${each.address} ${await status(page).textContent()}`);
        await mark.click();
      });
      await measure(`${each.address}, the end`);
    }
  });
}

declare global {
  interface Window {
    /** What a pretended voice says now, and has still to say. */
    said: SpeechSynthesisUtterance[];
    voices: {lang: string; localService: boolean}[];
  }
}
/** A voice that begins to read, and does not go on. */
const pretendVoice = (page: Page) =>
  page.addInitScript(() => {
    class Utterance {
      onstart?: () => void;
      constructor(readonly text: string) {}
    }
    const said: Utterance[] = [];
    const voices = [{lang: 'es-MX', localService: true}];
    const synthesis = {
      paused: false,
      get speaking() {
        return said.length > 0;
      },
      getVoices: () => voices,
      cancel: () => said.splice(0),
      resume: () => (synthesis.paused = false),
      speak: (utterance: Utterance) => {
        if (said.push(utterance) === 1) utterance.onstart?.();
      },
    };
    Object.assign(window, {said, voices, SpeechSynthesisUtterance: Utterance});
    Object.defineProperty(window, 'speechSynthesis', {value: synthesis});
  });

test('steps are read aloud where the device has a voice for the language', async ({page}) => {
  await pretendVoice(page);
  const said = () => page.evaluate(() => window.said.map(({text}) => text.trim()));
  await open(page, `${task}#practice-steps-2`);
  await dialog(page).locator('.listen').click();
  const [title, sentence] = await said();
  await expect(dialog(page).locator('.practice__title')).toHaveText(title ?? '');
  // Without the quotation marks, which some voices say.
  const act = (await dialog(page).locator('.practice__act').textContent()) ?? '';
  expect(act).toContain('«');
  expect(sentence).toBe(act.replace(/[«»]/g, ''));
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(1);
  // The button of a task reads that task, not the first one of the page.
  await open(page, '/docs/password/');
  await page.locator('.task-actions .listen').last().click();
  await expect(page.locator('#forgot-1 .step__title')).toHaveText((await said())[0] ?? '');
  await open(page, `${task}#practice-steps-2`);
  await dialog(page).locator('.listen').click();
  // Nothing is read on after the next step is opened.
  await dialog(page).locator('.practice__skip').click();
  await expect.poll(said).toEqual([]);
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
});

test('on a phone the button to listen is there before the scripts, and reads when they have come', async ({page}) => {
  await pretendVoice(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  await page.goto(task);
  await page.locator('.task-actions .listen').first().click();
  await expect.poll(() => page.evaluate(() => window.said.length)).toBeGreaterThan(0);
});

test('whatever ends a voice frees the button', async ({page}) => {
  await page.clock.install();
  await pretendVoice(page);
  await open(page, `${task}#practice-steps-2`);
  const button = dialog(page).locator('.listen');
  const expectFreed = async () => {
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => [CSS.highlights.size, window.said.length])).toEqual([0, 0]);
  };
  // By its events, at once.
  for (const [at, type] of [
    [-1, 'onend'],
    [0, 'onerror'],
    [-1, 'onerror'],
    [0, 'onpause'],
  ] as const) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(([index, name]) => (window.said.at(index)?.[name] as (() => void) | undefined)?.(), [
      at,
      type,
    ] as const);
    await expectFreed();
  }
  // Without an event: silence, a cancellation by others or a pause; and a voice that claims to go on.
  const silent: (() => void)[] = [
    () => window.said.splice(0),
    () => speechSynthesis.cancel(),
    () => Object.assign(speechSynthesis, {paused: true}),
    () => undefined,
  ];
  for (const fall of silent) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor(3_000);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(fall);
    await page.clock.runFor(60_000);
    await expectFreed();
  }
  // What is reported late of a reading that was ended ends no other.
  await button.click();
  const ended = await page.evaluateHandle(() => [...window.said]);
  await button.click();
  await button.click();
  await ended.evaluate((old) => {
    for (const {onerror, onend} of old) [onerror, onend].forEach((listener) => (listener as () => void)());
  });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  // The device has lost its voices.
  await page.evaluate(() => window.voices.splice(0));
  await button.click();
  await expectFreed();
});

test('there is no button to listen without a voice, nor an error where nothing can speak', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      configurable: true,
      value: {getVoices: () => [], cancel: () => undefined},
    });
  });
  await open(page, task);
  await expect(page.locator('.listen:visible')).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await open(page, `${task}?again#practice-steps-1`);
  await dialog(page).locator('.practice__skip').click();
  await expect(page).toHaveURL(/#practice-steps-2$/);
});
