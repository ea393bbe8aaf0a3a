import {type Page} from '@playwright/test';
import {expect, open, test} from './support/test';

// The button that reads a task or a step of practice mode aloud.

const task = '/docs/signup';
const dialog = (page: Page) => page.getByRole('dialog');

declare global {
  interface Window {
    /** The utterances of a simulated voice: the current one and the ones still to come. */
    said: {text: string; onend: () => void; onerror: () => void; onpause: () => void}[];
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
  const utterances = () => page.evaluate(() => window.said.map(({text}) => text.trim()));
  await open(page, `${task}#practice-steps-2`);
  await dialog(page).locator('.listen').click();
  const [title, sentence] = await utterances();
  await expect(dialog(page).locator('.practice__title')).toHaveText(title ?? '');
  // As it is spoken: without the quotation marks, which some voices say.
  const act = (await dialog(page).locator('.practice__act').textContent()) ?? '';
  expect(act).toContain('«');
  expect(sentence).toBe(act.replace(/[«»]/g, ''));
  await expect(page.locator('.reading')).toHaveText(title ?? '');
  // The button of a task reads that task, not the first one of the page.
  await open(page, '/docs/password/');
  await page.locator('.task-actions .listen').last().click();
  await expect(page.locator('#forgot-1 .step__title')).toHaveText((await utterances())[0] ?? '');
  await open(page, `${task}#practice-steps-2`);
  await dialog(page).locator('.listen').click();
  // Nothing is read on after the next step is opened.
  await dialog(page).locator('.practice__skip').click();
  await expect.poll(utterances).toEqual([]);
  await expect(page.locator('.reading')).toHaveCount(0);
});

test('on a phone the button to listen is there before the scripts, and reads once they have loaded', async ({page}) => {
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
    await expect(page.locator('.reading')).toHaveCount(0);
    expect(await page.evaluate(() => window.said.length)).toBe(0);
  };
  const ends: [end: () => unknown, wait: number][] = [
    // By its events, at once.
    [() => window.said.at(-1)?.onend(), 0],
    [() => window.said[0]?.onerror(), 0],
    [() => window.said.at(-1)?.onerror(), 0],
    [() => window.said[0]?.onpause(), 0],
    // Without an event: silence, a cancellation by others or a pause; and a voice that claims to go on.
    [() => window.said.splice(0), 60_000],
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
  // A late event of an ended reading does not end the next one.
  await button.click();
  const ended = await page.evaluateHandle(() => [...window.said]);
  await button.click();
  await button.click();
  await ended.evaluate((old) => {
    for (const {onerror, onend} of old) [onerror, onend].forEach((listener) => listener());
  });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  // The device has lost its voices.
  await page.evaluate(() => window.voices.splice(0));
  await button.click();
  await expectFreed();
});

test('there is no button to listen without a voice, and no error without speech synthesis', async ({page}) => {
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
