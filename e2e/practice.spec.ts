import {type Page} from '@playwright/test';
import {findWord} from '../src/manual/catalogue/catalogue';
import {loadCatalogue} from '../src/manual/catalogue/load';
import {stringsOf} from '../src/manual/page/componentStrings';
import {violations} from './support/axe';
import {addressOfFile, htmlFiles, projectFolder, readText} from './support/build';
import {saveData} from './support/conditions';
import {localeOf, locales} from './support/routes';
import {expect, open, test} from './support/test';

// Practice mode: one step on the whole screen, as in the app.

const task = '/docs/signup';
const screen = (page: Page) => page.locator('.steps > li:target');

/** The pages with a task, in both languages. */
const tasks = htmlFiles()
  .filter((file) => /class="?practice[" ]/.test(readText(file)))
  .map(addressOfFile);

/**
 * What is wrong on the screens of practice mode of the page that is open, in this window and with letters of this size. A short step in
 * letters as they are must fit without scrolling, but for further fields of a form; others may scroll the middle part.
 */
const faultsOfScreens = (page: Page, letters: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    const faults: string[] = [];
    for (const step of document.querySelectorAll('.steps > li[id]')) {
      location.hash = step.id;
      // A title of any length.
      step
        .querySelector('.practice__bar b')
        ?.replaceChildren('Agrega un contacto de otro país y elige cómo recibe el dinero');
      // Letters of another size have left it elsewhere.
      for (const part of [step, ...step.querySelectorAll('.screen, .phone')]) part.scrollTop = 0;
      const check = (isRight: boolean, what: string) => {
        if (!isRight) faults.push(`${step.id}: ${what}`);
      };
      const box = (part: Element | string) =>
        (typeof part === 'string' ? step.querySelector(part) : part)?.getBoundingClientRect() ?? new DOMRect();
      const [title, bar, foot] = [box('.step__title'), box('.practice__bar'), box('.practice__foot')];
      const isBetween = ({top, bottom}: DOMRect) => top >= bar.bottom - 1 && bottom <= foot.top + 1;
      check(title.height > 0 && isBetween(title), 'title');
      check(bar.top > -1 && foot.bottom <= innerHeight + 1, 'bar or foot');
      // The widths that rules ask for follow the letters of the browser alone, which browsers/large-letters.test.ts sets.
      const {scrollWidth, clientWidth, scrollHeight, clientHeight} = step;
      const isShort = (step.querySelector('.step__text')?.textContent ?? '').length <= 150;
      if (size === '100%' && isShort)
        check(scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1, 'does not fit');
      for (const part of step.querySelectorAll('.practice__bar > *')) {
        check(box(part).top >= bar.top - 1 && box(part).bottom <= bar.bottom + 1, `cut: ${part.textContent}`);
      }
      const picture = step.querySelector('.screen');
      for (const words of step.querySelectorAll('.step__text > *')) {
        const {right, bottom, height} = box(words);
        check(height > 0, `left out: ${words.textContent}`);
        check(
          !picture || bottom <= box(picture).top + 1 || right <= box(picture).left + 1,
          `on it: ${words.textContent}`,
        );
      }
      const [question, yes, back] = [box('.did-it-work'), box('.did-it-work a'), box('.practice__back')];
      const isAtFoot = question.top >= foot.top - 1 && question.bottom <= foot.bottom + 1 && yes.left >= back.right;
      check(question.height === 0 || isAtFoot, 'the question is not beside the way back');
      for (const [index, mark] of step
        .querySelectorAll('.phone :is(.phone__tap, .phone__type, .phone__look)')
        .entries()) {
        if (size !== '100%' || index > 0) mark.scrollIntoView({block: 'center'});
        const {top, bottom, height} = box(mark);
        const frame = box('.screen');
        const fits = size === '100%' || height < Math.min(frame.height, foot.top - bar.bottom);
        const isSeen = isBetween(box(mark)) && top >= frame.top - 1 && bottom <= frame.bottom + 1;
        check(!fits || isSeen, `out of view: ${mark.textContent}`);
        check(parseFloat(getComputedStyle(mark).fontSize) >= 12, `small letters: ${mark.textContent}`);
      }
      step.scrollTop = 0;
      for (const control of step.querySelectorAll('.practice a, .did-it-work a')) {
        const {left, right, width, height} = box(control);
        check(left >= 0 && right <= innerWidth && Math.min(width, height) >= 44, `control ${control.textContent}`);
      }
      const numbers = [...step.querySelectorAll('.phone__dot')].map(({textContent}) => textContent);
      check(new Set(numbers).size === numbers.length, `numbers ${numbers.join(' ')}`);
    }
    for (const last of document.querySelectorAll('.steps > li:last-child')) {
      if (!last.querySelector('.did-it-work')) faults.push(`${last.id}: ends without the question`);
    }
    return faults;
  }, letters);

// It is played by its links in every engine (browsers/), also without script.
test('a field is filled by a tap, a reload keeps the step, and anything else says what to tap', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(`${task}#practice-steps-2`);
  const value = screen(page).locator('.phone__type b').first();
  await expect(value).toBeHidden();
  await screen(page).locator('.phone__type').first().click();
  await expect(value).toBeVisible();
  await expect(screen(page).locator('.step__title')).toBeVisible();
  await page.reload();
  await expect(screen(page)).toHaveId('practice-steps-2');
  await screen(page).locator('.practice__leave').click();
  await expect(page.locator('h1')).toBeVisible();

  await open(page, '/docs/services/market');
  await page.getByRole('link', {name: stringsOf('es').practiceFree}).click();
  await screen(page).locator('.phone > :first-child').click();
  await expect(screen(page)).toHaveId('practice-steps-1');
  // What is written anew in a status is said by screen readers.
  const hint = screen(page).getByRole('status');
  await expect(hint).toContainText(findWord(loadCatalogue(projectFolder, 'es'), 'services.market.title').text);
  await expect(hint).toBeInViewport({ratio: 1});
  const [hinted, picture] = [await hint.boundingBox(), await screen(page).locator('.phone').boundingBox()];
  expect(hinted && picture && hinted.y + hinted.height <= picture.y).toBe(true);
  await expect(screen(page).locator('.step__title')).toBeHidden();
  await screen(page).locator('a.phone__tap').click();
  await expect(screen(page)).toHaveId('practice-steps-2');
});

test('it is announced, hides the page behind, prints nothing, and ends with the search', async ({page}) => {
  await open(page, task);
  await page.locator('.practice-link').focus();
  await page.keyboard.press('Enter');
  await expect(screen(page)).toBeFocused();
  for (const name of ['.navbar a', '.footer a']) await expect(page.locator(name).first()).toBeHidden();
  for (const _ of Array.from({length: 4})) {
    await page.keyboard.press('Tab');
    const isBehind = () =>
      document.activeElement?.closest('li:target') === null && document.activeElement !== document.body;
    expect(await page.evaluate(isBehind)).toBe(false);
  }
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#steps-1$/);
  await expect(page.locator('.navbar a').first()).toBeVisible();

  await page.evaluate(() => (location.hash = 'practice-steps-2'));
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.practice').first()).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(page.locator('h1')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.locator('.search input:focus')).toBeVisible();
});

const windows = [
  {width: 320, height: 568},
  {width: 360, height: 560},
  {width: 844, height: 390},
  {width: 1280, height: 600},
];

for (const locale of locales) {
  test(`every step of every task fits every window (${locale})`, async ({page}) => {
    test.setTimeout(600_000);
    await saveData(page);
    const own = tasks.filter((address) => localeOf(address) === locale);
    expect(own).not.toEqual([]);
    for (const each of own) {
      await page.goto(each);
      for (const size of windows) {
        await page.setViewportSize(size);
        for (const letters of ['100%', '150%', '200%']) {
          const where = `${each} ${letters} ${size.width} x ${size.height} px`;
          expect.soft(await faultsOfScreens(page, letters), where).toEqual([]);
        }
      }
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
  await screen(page).locator('.listen').click();
  const [title, first] = await said();
  await expect(screen(page).locator('.step__title')).toHaveText(title ?? '');
  await expect(screen(page).locator('.step__text')).toContainText(first ?? '');
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(1);
  // The button of a task reads that task, not the first one of the page.
  await open(page, '/docs/password/');
  await page.locator('.task-actions .listen').last().click();
  await expect(page.locator('#forgot-1 .step__title')).toHaveText((await said())[0] ?? '');
  await open(page, `${task}#practice-steps-2`);
  await screen(page).locator('.listen').click();
  // Nothing is read on after the next step is opened.
  await screen(page).locator('.practice__foot .primary-button').click();
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
  const button = screen(page).locator('.listen');
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
  /** Without an event: silence, a cancellation by others or a pause; and a voice that claims to go on. */
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
  await screen(page).locator('.practice__foot .primary-button').click();
  await expect(screen(page)).toHaveId('practice-steps-2');
});
