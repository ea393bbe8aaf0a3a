import {isSearchShortcut} from '../../static-first';
import {stopReading} from './listen';
import type {PracticeData, PracticeScreen} from './practiceScreens';

/** Time between two typed letters, in milliseconds, as all times here. */
const LETTER = 45;
/** How long a screen stays after the reader has done everything on it. */
const PAUSE = 700;
/** How long the app works on a request. */
const WORK = 4000;
/** The longest time between the two taps of a double tap. */
const DOUBLE = 300;

const wait = (time: number) => new Promise((resolve) => window.setTimeout(resolve, time));
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A task in practice mode. */
export interface OpenPractice {
  readonly close: () => void;
  readonly goTo: (step: number) => void;
}

/**
 * Opens a task in practice mode: a whole phone on which everything marked answers as in the app, and the last mark leads on. The address
 * names the step, so that a reload stays on it; all steps are one entry of the history.
 * @param section the id of the task on the page
 * @param start the step, from 1; the end comes after the last one
 */
export function openPractice(
  words: PracticeData['words'],
  task: readonly PracticeScreen[],
  section: string,
  start: number,
): OpenPractice {
  let screen: PracticeScreen | undefined;
  /** Counts screens and touches: a timer of an earlier screen compares this number, and stops. */
  let turn = 0;
  let marks: HTMLElement[] = [];
  /** Target and time of the last tap. */
  let lastTapped: Element | undefined;
  let tappedAt = 0;

  const dialog = document.createElement('dialog');
  dialog.className = 'practice-dialog';
  const {leavePractice, previous, practising} = words;
  dialog.innerHTML = `
    <header class="practice__bar"><b></b><span></span><a class="practice__leave">${leavePractice}</a></header>
    <div class="practice__say"><p class="practice__title"></p><p class="practice__act"></p></div>
    <div class="practice__phone"></div>
    <footer class="practice__foot">
      <button class="practice__back">${previous}</button>
      <button class="practice__fail">${practising.ifItFails}</button>
      <button class="practice__skip"></button>
      <a class="primary-button" href="#${section}">${practising.seeSteps}</a>
    </footer>
    <p class="screen__alt" role="status"></p>`;
  const part = (name: string) => dialog.querySelector<HTMLElement>(name) ?? dialog;
  const [title, act] = [part('.practice__title'), part('.practice__act')];
  const ways = (['back', 'fail', 'skip'] as const).map((way) => ({way, button: part(`.practice__${way}`)}));
  const [phone, leave, readyButton] = [part('.practice__phone'), part('.practice__leave'), part('.primary-button')];
  const link = document.querySelector<HTMLElement>(`.practice-link[href='#practice-${section}-1']`);
  stopReading();
  const listen = link?.parentElement?.querySelector('.listen')?.cloneNode(true) as Element | undefined;
  // The page's button may be waiting for this script, or reading. The way out stays last.
  listen?.removeAttribute('aria-busy');
  if (listen) leave.before(listen);
  // Every step says that this is practice and, where money moves, that nothing is paid.
  const name = link?.title ?? words.practice;
  part('b').textContent = name;
  dialog.setAttribute('aria-label', name);

  /** Announces sentences to screen readers. A repeated sentence is announced again. */
  const say = (...sentences: readonly (string | null)[]) =>
    part('[role=status]').replaceChildren(
      sentences
        .filter(Boolean)
        .join('. ')
        .replace(/([.?!])\. /g, '$1 '),
    );
  const isDone = (mark: HTMLElement) => mark.matches('.phone__did');
  /** Whether the app works by itself here and needs no touch. */
  const isWait = (mark: HTMLElement) => mark.matches('.phone__wait');
  const nextMark = () => marks.find((mark) => !isDone(mark));
  /** On the final screen, the last selected option. The beginning of a long screen is above it. */
  const isOn = () => [...phone.querySelectorAll('.phone--end .phone__body > .phone__on')].at(-1);

  /** Scrolls to the next control to touch, and makes the sentence as large as fits above or beside it. */
  function showWanted(): void {
    const sentence = part('.practice__say');
    const nextControl = nextMark() ?? isOn();
    const holder = nextControl?.closest('.phone__body, .phone__dialog') ?? phone;
    for (let size = 100; size > 40; size -= 5) {
      sentence.style.setProperty('--fit', `${size}%`);
      nextControl?.scrollIntoView({block: 'nearest'});
      const [innerBox, outerBox] = [nextControl ?? holder, holder].map((each) => each.getBoundingClientRect());
      const isWhole = innerBox && outerBox && innerBox.top >= outerBox.top && innerBox.bottom <= outerBox.bottom;
      if (isWhole && sentence.scrollHeight <= sentence.clientHeight) break;
    }
  }

  function showKeys({dataset: {keys}}: HTMLElement): void {
    const keyboard = phone.querySelector('.phone__keys use');
    if (keys) keyboard?.setAttribute('href', (keyboard.getAttribute('href') ?? '').replace(/[^#]*$/, keys));
  }

  /** Marks the next control to touch, and says it above the phone. */
  function point(): void {
    const nextControl = nextMark();
    for (const mark of marks) mark.classList.toggle('phone__now', mark === nextControl);
    act.textContent = nextControl
      ? (screen?.acts[marks.indexOf(nextControl)] ?? '')
      : marks.length > 0
        ? practising.done
        : '';
    act.classList.remove('practice__wanted');
    showWanted();
    if (nextControl) showKeys(nextControl);
    nextControl?.focus({preventScroll: true});
    if (nextControl && isWait(nextControl)) void goOn(WORK);
  }

  /** Continues after a pause, unless something else was done in the meantime. */
  async function goOn(pause: number): Promise<void> {
    const ownTurn = turn;
    await wait(pause);
    if (ownTurn === turn) show(screen?.next);
  }

  /** @param at the index of a screen in the task; any other index is the beginning */
  function show(at = 0): void {
    stopReading();
    turn += 1;
    screen = task[at] ?? task[0];
    if (!screen) return;
    const {step, progress, acts} = screen;
    part('span').textContent = progress;
    title.textContent = screen.title;
    phone.innerHTML = screen.html;
    marks = acts.flatMap((_, index) => phone.querySelector<HTMLElement>(`[data-mark='${index}']`) ?? []);
    for (const {way, button} of ways) button.hidden = screen[way] === undefined;
    part('.practice__skip').textContent = progress ? words.skip : practising.again;
    readyButton.hidden = Boolean(progress);
    leave.setAttribute('href', `#${section}${progress && `-${step}`}`);
    history.replaceState(history.state, '', `#practice-${section}-${step}`);
    point();
    if (!progress) readyButton.focus();
    say(progress, screen.title, screen.shown, act.textContent);
  }

  // On a slow phone the same step may be asked for again, after the reader has begun it.
  const goTo = (step: number) => {
    if (step !== screen?.step) show(task.findIndex((each) => each.step >= step));
  };

  /** After a touch elsewhere, the ring nudges, and the sentence says what to touch. */
  function nudge(): void {
    const transform = ['none', 'translateX(-6px)', 'translateX(6px)', 'none'];
    if (!isCalm()) nextMark()?.animate({transform}, {duration: 180, iterations: 2});
    act.classList.add('practice__wanted');
    showWanted();
    say(act.textContent);
  }

  /** Types the value of a field, letter by letter until something else is touched. */
  async function type(mark: HTMLElement, value: string, ownTurn: number): Promise<void> {
    const field = mark.querySelector('b') ?? mark;
    mark.classList.add('phone__typing');
    showKeys(mark);
    for (let end = isCalm() ? value.length : 1; end < value.length && ownTurn === turn; end += 1) {
      field.textContent = value.slice(0, end);
      await wait(LETTER);
    }
    field.textContent = value;
    mark.classList.remove('phone__typing');
    if (ownTurn === turn) showKeys(nextMark() ?? mark);
  }

  /** Does on the phone what the app does at a touch. */
  async function touch(mark: HTMLElement): Promise<void> {
    const ownTurn = ++turn;
    const {value} = mark.dataset;
    const isChoice = mark.hasAttribute('aria-pressed');
    if (isChoice) {
      if (mark.matches('.phone__option'))
        phone.querySelector('.phone__option.phone__on')?.classList.remove('phone__on');
      mark.classList.add('phone__on');
      mark.setAttribute('aria-pressed', 'true');
    }
    mark.classList.add('phone__did');
    point();
    const isLast = !nextMark();
    // The value of a password is dots, so its field is named instead.
    const words = value?.replace(/•/g, '').trim() ?? (isLast ? null : practising.done);
    say(words === '' ? (mark.querySelector('span')?.firstChild?.textContent ?? '').trim() : words, act.textContent);
    if (value !== undefined) await type(mark, value, ownTurn);
    if (!isLast || ownTurn !== turn) return;
    if (value !== undefined || isChoice || mark.matches('.phone__look')) await goOn(PAUSE);
    else show(screen?.next);
  }

  phone.addEventListener('click', ({target, detail, timeStamp}) => {
    const mark = (target as Element).closest<HTMLElement>('[data-mark]');
    // The second tap of a double tap is meant for the same control as the first, not for the screen that the first has opened.
    const isQuick = timeStamp - tappedAt < DOUBLE;
    const isSecond = detail > 1 && (lastTapped === mark || (isQuick && !lastTapped?.isConnected));
    [lastTapped, tappedAt] = [mark ?? undefined, timeStamp];
    if (isSecond) return;
    const isTooEarly = mark === marks.at(-1) && mark !== nextMark();
    if (!mark || isDone(mark) || isTooEarly || isWait(mark)) nudge();
    else void touch(mark);
  });
  for (const {way, button} of ways) button.addEventListener('click', () => show(screen?.[way]));

  const close = () => {
    if (!dialog.isConnected) return;
    turn += 1;
    dialog.remove();
    delete document.documentElement.dataset.practising;
    // Browsers move the focus as they go back. Something else may have it, such as the search.
    window.requestAnimationFrame(() => {
      if (document.activeElement === document.body) link?.focus({preventScroll: true});
    });
  };
  for (const link of dialog.querySelectorAll('a')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      close();
      location.replace(link.href);
    });
  }
  dialog.addEventListener('cancel', () => leave.click());
  // The search opens on the page, so its keyboard shortcut leaves practice.
  dialog.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event)) leave.click();
  });
  // The phone may be turned, or the letters may grow.
  const resizes = new ResizeObserver(showWanted);
  for (const each of [dialog, part('.practice__bar')]) resizes.observe(each);
  document.documentElement.dataset.practising = '';
  document.body.append(dialog);
  dialog.showModal();
  goTo(start);
  return {close, goTo};
}
