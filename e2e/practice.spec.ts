import {type Page} from '@playwright/test';
import {violations} from './support/axe';
import {saveData} from './support/conditions';
import {sampleOf} from './support/samplePages';
import {expect, open, test} from './support/test';

// Practice mode: one step on the whole screen, as in the app.

const task = '/docs/signup';
const screen = (page: Page) => page.locator('.steps > li:target');

/** What is wrong on the screens of practice mode of the page that is open, in this window and with letters of this size. */
const faultsOfScreens = (page: Page, letters: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    const faults: string[] = [];
    for (const step of document.querySelectorAll('.steps > li[id]')) {
      location.hash = step.id;
      const box = (selector: string) => step.querySelector(selector)?.getBoundingClientRect();
      const [title, picture, bar, foot] = ['.step__title', '.step__view', '.practice__bar', '.practice__foot'].map(box);
      const fault = (what: string) => faults.push(`${step.id}: ${what}`);
      if (!title || !bar || !foot || title.top < bar.bottom - 1 || title.bottom > foot.top + 1) fault('title');
      if (step.scrollWidth > step.clientWidth) fault('wider than the window');
      const question = box('.did-it-work');
      if (question && size === '100%' && question.bottom > innerHeight) fault('the question is below the window');
      for (const words of step.querySelectorAll('.step__text > :not(.did-it-work)')) {
        const {left, right, top, bottom, width} = words.getBoundingClientRect();
        const isApart =
          !picture ||
          width === 0 ||
          bottom <= picture.top + 1 ||
          top >= picture.bottom - 1 ||
          right <= picture.left + 1 ||
          left >= picture.right - 1;
        if (!isApart) fault(`words over the picture: ${words.textContent}`);
      }
      for (const control of step.querySelectorAll('.practice a')) {
        const {left, right, height} = control.getBoundingClientRect();
        if (left < 0 || right > innerWidth || height < 44) fault(`control ${control.textContent}`);
      }
    }
    return faults;
  }, letters);

// It is played by its links in every engine (browsers/), also without script.
test('a field is filled when it is tapped, a reload keeps the step, the marked control leads on, and anything else says what to tap', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(`${task}#practice-steps-2`);
  const value = screen(page).locator('.phone__type b').first();
  await expect(value).toBeHidden();
  await screen(page).locator('.phone__type').first().click();
  await expect(value).toBeVisible();
  await page.reload();
  await expect(screen(page)).toHaveId('practice-steps-2');
  await screen(page).locator('.practice__leave').click();
  await expect(page.locator('h1')).toBeVisible();

  await open(page, '/docs/services/market');
  await page.getByRole('link', {name: 'Practica sin pagar'}).click();
  await screen(page).locator('.phone > :first-child').click();
  await expect(screen(page)).toHaveId('practice-steps-1');
  await expect(screen(page).locator('.screen__alt')).toBeInViewport({ratio: 1});
  expect((await screen(page).locator('.screen__alt').boundingBox())?.width).toBeGreaterThan(100);
  await screen(page).locator('a.phone__tap').click();
  await expect(screen(page)).toHaveId('practice-steps-2');
});

test('it is announced step by step, the page behind is out of reach, it prints nothing, and what opens the search leaves it', async ({
  page,
}) => {
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
  await expect(page).toHaveURL(/#steps$/);
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

test('every step of a task fits every window', async ({page}) => {
  test.setTimeout(180_000);
  await saveData(page);
  for (const each of sampleOf('sign-up', 'market', 'orders', 'service', 'task')) {
    await page.goto(each);
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [1280, 600],
    ] as const) {
      await page.setViewportSize({width, height});
      for (const letters of ['100%', '200%']) {
        expect.soft(await faultsOfScreens(page, letters), `${each} ${width}x${height} ${letters}`).toEqual([]);
      }
    }
  }
});

test('steps are read aloud where the device has a voice for the language', async ({page}) => {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      onstart?: () => void;
      constructor(readonly text: string) {
        super();
      }
    }
    const said: string[] = [];
    Object.assign(window, {said, SpeechSynthesisUtterance: Utterance});
    const synthesis = {
      getVoices: () => [{lang: 'es-MX', localService: true}],
      cancel: () => said.splice(0),
      speak: (utterance: Utterance) => {
        if (said.push(utterance.text) === 1) utterance.onstart?.();
      },
    };
    Object.defineProperty(window, 'speechSynthesis', {value: synthesis});
  });
  const said = () => page.evaluate(() => (window as unknown as {said: string[]}).said.map((text) => text.trim()));
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

test('there is no button to listen without a voice, nor an error where the browser cannot speak at all', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      configurable: true,
      value: {getVoices: () => [], cancel: () => undefined},
    });
  });
  await open(page, task);
  await expect(page.locator('.listen')).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await open(page, `${task}?again#practice-steps-1`);
  await screen(page).locator('.practice__foot .primary-button').click();
  await expect(screen(page)).toHaveId('practice-steps-2');
});
