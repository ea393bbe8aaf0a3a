import {type AnswersState, idsToOpen, rememberedIds, revealTarget} from '../inline/revealTarget';

/** Makes the entry of the history remember which answers are open. Browsers limit how often it may change. */
export function rememberOpenAnswers(): void {
  const openIds = [...document.querySelectorAll('details[id][open]')].map(({id}) => id);
  if (openIds.join() !== rememberedIds().join())
    history.replaceState({...(history.state as AnswersState), open: openIds}, '');
}

/** Answers inside another answer, which are its choices. */
const CHOICE = 'details.answer details.answer';

let animation: Animation | undefined;

/** Lets an answer that a reader has opened grow to its height; a higher one takes longer. Enter and Space click a summary, too. */
function easeOpen(summary: HTMLElement): void {
  const details = summary.parentElement as HTMLDetailsElement;
  animation?.cancel();
  if (!details.open || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [summary.offsetHeight, details.offsetHeight];
  // Not by `overflow`, which would cut the outline of the focus.
  const clipPath = 'inset(-1rem -1rem 0)';
  animation = details.animate(
    [
      {height: `${from}px`, clipPath},
      {height: `${to}px`, clipPath},
    ],
    {duration: 10 * Math.sqrt(to - from), easing: 'ease-out'},
  );
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const summary = target.closest('summary');
  // A choice is an entry of the history, so that Back leads to the others.
  if (summary?.parentElement?.matches(`${CHOICE}:not([open])`)) {
    event.preventDefault();
    location.hash = summary.parentElement.id;
    return;
  }
  // The answer is open by the next frame.
  if (summary) requestAnimationFrame(() => easeOpen(summary));
  // A click on a link to the current hash causes no navigation: an answer that was closed since must open again.
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (link?.pathname === location.pathname) revealTarget(link.hash);
}

/** Closes the choices that were not open in this entry of the history. */
function leaveChoices(): void {
  const targets = idsToOpen(location.hash).map((id) => document.getElementById(id));
  for (const choice of document.querySelectorAll<HTMLDetailsElement>(`${CHOICE}[open]`))
    if (!targets.some((each) => choice.contains(each))) choice.open = false;
}

/** Adds behaviour to answers (`<details id class="answer">`); Escape hides the meaning of a word. */
export function followAnswers(): void {
  document.addEventListener('click', onClick);
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') document.querySelector<HTMLElement>('.word:focus')?.blur();
  });
  addEventListener('popstate', leaveChoices);
  // `toggle` does not bubble.
  ['toggle', 'hashchange'].forEach((type) => addEventListener(type, rememberOpenAnswers, true));
}
