import {type Page} from '@playwright/test';
import {styleDifferences} from './support/computedStyles';
import {pauseRequests} from './support/conditions';
import {files} from './support/files';
import {expect, hydrated, open, test} from './support/test';

// The button that reads out a task or a step of practice mode.

const task = '/docs/signup';
const dialog = (page: Page) => page.getByRole('dialog');

declare global {
  interface Window {
    /** The utterances of a simulated voice: the current one and the pending ones. */
    spokenQueue: {text: string; onend: () => void; onerror: () => void; onpause: () => void}[];
    voices: {lang: string; localService: boolean}[];
  }
}
/** A voice that begins to read, and then stops without an event. */
const pretendVoice = (page: Page) =>
  page.addInitScript(() => {
    class Utterance {
      onstart?: () => void;
      constructor(readonly text: string) {}
    }
    const spokenQueue: Utterance[] = [];
    const voices = [{lang: 'es-MX', localService: true}];
    const synthesis = {
      paused: false,
      get speaking() {
        return spokenQueue.length > 0;
      },
      getVoices: () => voices,
      cancel: () => spokenQueue.splice(0),
      resume: () => (synthesis.paused = false),
      speak: (utterance: Utterance) => {
        if (spokenQueue.push(utterance) === 1) utterance.onstart?.();
      },
    };
    Object.assign(window, {spokenQueue, voices, SpeechSynthesisUtterance: Utterance});
    Object.defineProperty(window, 'speechSynthesis', {value: synthesis});
  });

test('steps are read aloud where the device has a voice for the language', async ({page}) => {
  await pretendVoice(page);
  const utterances = () => page.evaluate(() => window.spokenQueue.map(({text}) => text.trim()));
  await open(page, `${task}#practice-steps-2`);
  await dialog(page).locator('.listen').click();
  const [title, sentence] = await utterances();
  await expect(dialog(page).locator('.practice__title')).toHaveText(title ?? '');
  // The spoken text has no quotation marks, because some voices read them out.
  const act = (await dialog(page).locator('.practice__act').textContent()) ?? '';
  expect(act).toContain('«');
  expect(sentence).toBe(act.replace(/[«»]/g, ''));
  await expect(page.locator('[data-reading]')).toHaveText(title ?? '');
  // The button of a task reads that task, not the first one of the page.
  await open(page, '/docs/password/');
  await page.locator('.task-actions .listen').last().click();
  await expect(page.locator('#forgot-1 .step__title')).toHaveText((await utterances())[0] ?? '');
  await expect(page.locator('#forgot-1 [data-reading]')).toHaveCount(1);
  expect(await styleDifferences(page), 'of the paragraph that is read, too').toEqual([]);
  await open(page, `${task}#practice-steps-2`);
  await dialog(page).locator('.listen').click();
  // Reading stops when the next step opens.
  await dialog(page).locator('.practice__skip').click();
  await expect.poll(utterances).toEqual([]);
  await expect(page.locator('[data-reading]')).toHaveCount(0);
});

test('hydration does not stop a voice that reads', async ({page}) => {
  await pretendVoice(page);
  const {release} = await pauseRequests(page, files['the main script']);
  await page.goto('/docs/password/');
  const button = page.locator('.task-actions .listen').last();
  await button.click();
  const queue = () => page.evaluate(() => window.spokenQueue.map(({text}) => text));
  // A press first says nothing, which some phones need before a script may speak.
  await expect.poll(async () => (await queue())[0]).toMatch(/\p{L}/u);
  const queueBefore = await queue();
  release();
  await hydrated(page);
  expect(await queue()).toEqual(queueBefore);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone the listen button exists before the scripts, and reads once they have loaded', async ({
  page,
  pageErrors,
}) => {
  await pretendVoice(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  await page.goto(task);
  const spoken = () => page.evaluate(() => window.spokenQueue.filter(({text}) => text).length);
  await page.route(/assets\/on-use\//, (route) => route.abort());
  const button = page.locator('.task-actions .listen').first();
  await button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.unroute(/assets\/on-use\//);
  // The script may come during the press.
  await button.dispatchEvent('pointerdown');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button.click();
  await expect.poll(spoken).toBeGreaterThan(0);

  // The reader has gone on to practice before the script has come.
  const script = await pauseRequests(page, /assets\/on-use\//);
  await page.goto(`${task}?practice`);
  await button.click();
  await page.locator('.practice-link').click();
  script.release();
  await expect(dialog(page).locator('.listen')).toHaveAttribute('aria-pressed', 'false');
  expect(await spoken()).toBe(0);
  expect(pageErrors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('the button can be used again after a voice ends for any reason', async ({page}) => {
  await page.clock.install();
  await pretendVoice(page);
  await open(page, `${task}#practice-steps-2`);
  const button = dialog(page).locator('.listen');
  const expectFreed = async () => {
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-reading]')).toHaveCount(0);
    expect(await page.evaluate(() => window.spokenQueue.length)).toBe(0);
  };
  const ends: [end: () => unknown, wait: number][] = [
    // Events of an utterance free the button at once.
    [() => window.spokenQueue.at(-1)?.onend(), 0],
    [() => window.spokenQueue[0]?.onerror(), 0],
    [() => window.spokenQueue[0]?.onpause(), 0],
    // Endings without an event: a cancellation by another script, a pause, and a voice that claims to go on.
    [() => speechSynthesis.cancel(), 60_000],
    [() => Object.assign(speechSynthesis, {paused: true}), 60_000],
    [() => undefined, 60_000],
  ];
  for (const [end, wait] of ends) {
    await button.click();
    await page.clock.runFor(wait / 20);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(end);
    await page.clock.runFor(wait);
    await expectFreed();
  }
  // A late event of the previous reading does not end the next one.
  await button.click();
  const oldUtterances = await page.evaluateHandle(() => [...window.spokenQueue]);
  await button.click();
  await button.click();
  await oldUtterances.evaluate((utterances) => {
    for (const {onerror, onend} of utterances) [onerror, onend].forEach((listener) => listener());
  });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  // The device no longer has voices.
  await page.evaluate(() => window.voices.splice(0));
  await button.click();
  await expectFreed();
});

test('there is no listen button without a voice, and no error without speech synthesis', async ({page}) => {
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
