import {hasSpeech, localVoice} from '../../static-first';

/** The steps that follow a row: a page may have several tasks. */
function stepsAfter(row: Element | null): Element | null {
  let nextRow = row;
  while (nextRow && !nextRow.matches('.steps')) nextRow = nextRow.nextElementSibling;
  return nextRow;
}

/** The text that a button reads aloud: the sentence of practice mode, or all steps of the task below its row, without navigation. */
function wordsFor(button: Element): Element[] {
  const part = button.closest('dialog') ?? stepsAfter(button.closest('.task-head') ?? button.parentElement);
  return [...(part?.querySelectorAll('.step__text p, .step__text li, dialog > div > p:not(:empty)') ?? [])].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.matches('[data-text=skip], [data-text=skip] *') &&
      !element.querySelector('p'),
  );
}

/** Shows which paragraph is read (practice.css). */
function mark(paragraph?: Element): void {
  document.querySelector('[data-reading]')?.removeAttribute('data-reading');
  paragraph?.setAttribute('data-reading', '');
}

/** How long a paragraph may take, in milliseconds: to begin, and for each letter at half the usual speed. */
const START_TIMEOUT = 10_000;
const LETTER_TIMEOUT = 200;

/** The utterances being read. A browser sends no events of an utterance to which no script refers. */
let queue: SpeechSynthesisUtterance[] = [];
let watch: number | undefined;

/** Ends the reading, also when the reader has gone on to another step or page. */
export function stopReading(): void {
  if (!hasSpeech()) return;
  queue = [];
  window.clearInterval(watch);
  window.speechSynthesis.cancel();
  mark();
  document.querySelector('.listen[aria-pressed=true]')?.setAttribute('aria-pressed', 'false');
}

/**
 * Reads until the last paragraph has ended, or until the voice fails, pauses or falls silent. Some voices report no end, and other code or
 * the device may cancel the reading.
 */
function read(button: Element, voice: SpeechSynthesisVoice): void {
  const {speechSynthesis} = window;
  let deadline = 0;
  const allow = (text: string) => {
    deadline = Date.now() + START_TIMEOUT + text.length * LETTER_TIMEOUT;
  };
  // Browsers also report the end of a canceled reading, when another button may already be reading.
  const stop = () => {
    if (queue === utterances) stopReading();
  };
  // Some voices say quotation marks and dots, and take the digits of a code for a number.
  const utterances = wordsFor(button).map((element) => {
    const words = element.textContent.replace(/[«»“”•]/g, '');
    const utterance = new SpeechSynthesisUtterance(words.replace(/\d{5,}/g, (code) => [...code].join(' ')));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onstart = () => {
      mark(element);
      allow(utterance.text);
    };
    utterance.onend = () => utterance === utterances.at(-1) && stop();
    utterance.onerror = stop;
    utterance.onpause = stop;
    return utterance;
  });
  queue = utterances;
  button.setAttribute('aria-pressed', 'true');
  allow('');
  // A paused voice stays paused when it is canceled.
  if (speechSynthesis.paused) speechSynthesis.resume();
  watch = window.setInterval(() => {
    const {speaking, pending, paused} = speechSynthesis;
    if (paused || !(speaking || pending) || Date.now() > deadline) stopReading();
  }, 1000);
  utterances.forEach((utterance) => speechSynthesis.speak(utterance));
}

/** Starts or stops reading aloud when a button to listen is pressed. */
export function onListenClick({target}: Event): void {
  const button = (target as Element).closest('.listen');
  if (!button) return;
  const isReading = button.getAttribute('aria-pressed') === 'true';
  stopReading();
  // The device may have lost its voice in the meantime.
  const voice = localVoice();
  if (voice && !isReading) read(button, voice);
}
