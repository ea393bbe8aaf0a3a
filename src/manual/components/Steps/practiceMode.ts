import {isSearchShortcut} from '../../../ui/keys';
import {addListenButtons, stopReading} from './listen';
import type {PracticeData, PracticeTask} from './practice';

/** Milliseconds: between two letters that are typed, and until the next screen follows what was done on this one. */
const LETTER = 45;
const PAUSE = 700;

const wait = (time: number) => new Promise((resolve) => window.setTimeout(resolve, time));
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A choice that a touch turns on. */
const CHOICE = '.phone__check, .phone__option, .phone__toggle';

/**
 * Opens a task in practice mode: a whole phone on which everything marked answers as in the app, and the last mark leads on. The address
 * names the step, so that a reload stays on it; all steps are one entry of the history.
 * @param section the id of the task on the page
 * @param start the step, from 1; the end comes after the last one
 */
export function openPractice(words: PracticeData['words'], task: PracticeTask, section: string, start: number): void {
  const screens = task.steps.flatMap(({title, frames}, index) =>
    frames.map((frame) => ({...frame, title, step: index + 1})),
  );
  /** The first screen of a step, or the end. */
  const firstOf = (step: number) => {
    const index = screens.findIndex((screen) => screen.step >= step);
    return index < 0 ? screens.length : index;
  };
  let at = firstOf(start);
  /** A mistake that is practised now, and how many were at this screen. */
  let detour: {mistake: NonNullable<(typeof screens)[number]['mistakes']>[number]; at: number} | undefined;
  let tried = 0;
  /** Counts screens and touches: what was begun before ends at once. */
  let turn = 0;
  let marks: HTMLElement[] = [];
  let acts: readonly string[] = [];

  const dialog = document.createElement('dialog');
  dialog.className = 'practice-dialog';
  dialog.innerHTML =
    '<header class="practice__bar"><b></b><span></span><a class="practice__leave"></a></header>' +
    '<div class="practice__say"><p class="practice__title"></p><p class="practice__message"></p><p class="practice__act"></p></div>' +
    '<div class="practice__phone"></div><p class="practice__foot">' +
    ['back', 'fail', 'skip'].map((name) => `<button type="button" class="practice__${name}"></button>`).join('') +
    '<a class="primary-button"></a></p><p class="screen__alt" role="status"></p>';
  const part = (selector: string): HTMLElement => dialog.querySelector<HTMLElement>(selector) ?? dialog;
  const [title, message, act] = [part('.practice__title'), part('.practice__message'), part('.practice__act')];
  const [back, fail, skip] = [part('.practice__back'), part('.practice__fail'), part('.practice__skip')];
  const [phone, status] = [part('.practice__phone'), part('[role=status]')];
  const [leave, ready] = [part('.practice__leave'), part('.primary-button')] as [HTMLAnchorElement, HTMLAnchorElement];
  const heading = document.querySelector(section === 'steps' ? 'h1' : `[id="${section}"]`)?.firstChild;
  part('b').textContent = heading?.textContent ?? '';
  dialog.setAttribute('aria-label', `${words.practice}: ${heading?.textContent ?? ''}`);
  leave.textContent = words.leavePractice;
  back.textContent = words.previous;
  ready.textContent = words.practising.seeSteps;
  ready.href = `#${section}`;

  /** What screen readers say. The same words again are said again. */
  const say = (...sentences: readonly string[]) =>
    status.replaceChildren(
      sentences
        .map((each) => each.replace(/[\p{L}\p{N}]$/u, '$&.'))
        .filter(Boolean)
        .join(' '),
    );
  const isDone = (mark: HTMLElement) => mark.matches('.phone__did');
  const wanted = () => marks.find((mark) => !isDone(mark));
  const actAt = (mark: HTMLElement | undefined) => acts[Number(mark?.dataset.mark)] ?? '';
  const turnTo = (index: number) => {
    at = index;
    detour = undefined;
    tried = 0;
    show();
  };

  /** Marks what is to be done next, and says it above the phone. */
  function point(): void {
    const next = wanted();
    for (const mark of marks) mark.classList.toggle('phone__now', mark === next);
    act.textContent = actAt(next);
    act.classList.remove('practice__wanted');
    next?.scrollIntoView({block: 'center', inline: 'nearest'});
    next?.focus({preventScroll: true});
  }

  function show(): void {
    stopReading();
    turn += 1;
    const screen = screens[at];
    const frame = detour ? detour.mistake.frames[detour.at] : screen;
    const step = screen?.step ?? task.steps.length + 1;
    const progress = words.progress.replace('{position}', String(step)).replace('{total}', String(task.steps.length));
    const {html, shown} = frame ?? task.end;
    part('span').textContent = screen ? progress : '';
    title.textContent = detour?.mistake.title ?? screen?.title ?? words.practising.end;
    message.textContent = detour?.mistake.say ?? '';
    message.hidden = !message.textContent;
    acts = frame?.acts ?? [];
    phone.innerHTML = html;
    marks = [...phone.querySelectorAll<HTMLElement>('[data-mark]')].sort(
      (one, other) => Number(one.dataset.mark) - Number(other.dataset.mark),
    );
    for (const mark of marks) {
      const field = mark.matches('.phone__type') && mark.querySelector('b');
      if (field) {
        mark.dataset.value = field.textContent.trim();
        field.textContent = '';
      }
      if (mark.matches(CHOICE)) mark.setAttribute('aria-pressed', 'false');
    }
    back.hidden = !screen || (at === 0 && !detour);
    fail.hidden = (screen?.mistakes?.length ?? 0) < (detour ? 2 : 1);
    fail.textContent = words.practising.ifItFails;
    skip.textContent = screen ? words.skip : words.practising.again;
    ready.hidden = Boolean(screen);
    leave.href = `#${section}-${screen ? step : 'done'}`;
    history.replaceState(history.state, '', `#practice-${section}-${step}`);
    dialog.scrollTop = 0;
    point();
    if (!screen) ready.focus();
    say(screen ? progress : '', title.textContent, shown, message.textContent, act.textContent);
  }

  function goOn(): void {
    if (detour && ++detour.at >= detour.mistake.frames.length) {
      const {done} = detour.mistake;
      detour = undefined;
      if (done) at = screens.length;
    } else if (!detour) {
      at += 1;
      tried = 0;
    }
    show();
  }

  /** Something else was touched: the ring nudges, and the sentence says what is wanted. */
  function nudge(): void {
    const mark = wanted();
    if (!mark) return;
    act.classList.add('practice__wanted');
    mark.scrollIntoView({block: 'center', inline: 'nearest'});
    if (!isCalm()) {
      mark.animate(
        {transform: ['none', 'translateX(-6px)', 'translateX(6px)', 'none']},
        {duration: 180, iterations: 2},
      );
    }
    say(act.textContent);
  }

  /** Types the value of a field, letter by letter until something else is touched. */
  async function type(mark: HTMLElement, now: number): Promise<void> {
    const field = mark.querySelector('b');
    const {value = ''} = mark.dataset;
    if (!field) return;
    mark.classList.add('phone__typing');
    if (!isCalm()) {
      for (let end = 1; end < value.length && now === turn; end += 1) {
        field.textContent = value.slice(0, end);
        await wait(LETTER);
      }
    }
    field.textContent = value;
    mark.classList.remove('phone__typing');
  }

  /** Does on the phone what the app does at a touch. */
  async function touch(mark: HTMLElement): Promise<void> {
    const now = ++turn;
    mark.classList.add('phone__did');
    const isTyped = mark.matches('.phone__type');
    const isChoice = mark.matches(CHOICE);
    if (isChoice) {
      if (mark.matches('.phone__option'))
        phone.querySelector('.phone__option.phone__on')?.classList.remove('phone__on');
      mark.classList.add('phone__on');
      mark.setAttribute('aria-pressed', 'true');
    }
    point();
    const isLast = !wanted();
    say(isTyped ? (mark.dataset.value ?? '') : words.practising.done, act.textContent);
    if (isTyped) await type(mark, now);
    if (!isLast) return;
    if (isTyped || isChoice || mark.matches('.phone__look')) await wait(PAUSE);
    if (now === turn && dialog.isConnected) goOn();
  }

  phone.addEventListener('click', ({target}) => {
    const mark = (target as Element).closest<HTMLElement>('[data-mark]');
    const isTooEarly = mark === marks.at(-1) && mark !== wanted();
    if (!mark || isDone(mark) || isTooEarly) nudge();
    else void touch(mark);
  });
  back.addEventListener('click', () => turnTo(detour ? at : Math.max(at - 1, 0)));
  skip.addEventListener('click', () => turnTo(screens[at] ? firstOf((screens[at]?.step ?? 0) + 1) : 0));
  fail.addEventListener('click', () => {
    const mistakes = screens[at]?.mistakes ?? [];
    const mistake = mistakes[tried++ % mistakes.length];
    if (mistake) detour = {mistake, at: 0};
    show();
  });
  const close = (link: HTMLAnchorElement) => {
    dialog.remove();
    location.replace(link.href);
  };
  for (const link of [leave, ready]) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      close(link);
    });
  }
  dialog.addEventListener('cancel', () => close(leave));
  // The search opens on the page, also by its keys.
  dialog.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event)) close(leave);
  });
  // A phone that is turned, or letters that grow.
  new ResizeObserver(() => wanted()?.scrollIntoView({block: 'center', inline: 'nearest'})).observe(phone);
  document.body.append(dialog);
  dialog.showModal();
  show();
  addListenButtons();
}
