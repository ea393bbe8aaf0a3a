import {rememberOpenAnswers, revealTarget} from '../inline/revealTarget';

/** Lets what a reader has opened grow to its height, the longer the higher that is. Enter and Space click a summary, too. */
function easeOpen(summary: HTMLElement): void {
  const details = summary.parentElement as HTMLDetailsElement;
  details.getAnimations().forEach((animation) => animation.cancel());
  if (!details.open || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [summary.offsetHeight, details.offsetHeight];
  // Not by `overflow`, which would cut the outline of the focus.
  const clipPath = 'inset(-1rem -1rem 0)';
  details.animate(
    [
      {height: `${from}px`, clipPath},
      {height: `${to}px`, clipPath},
    ],
    {duration: 10 * Math.sqrt(to - from), easing: 'ease-out'},
  );
}

function onClick({target}: MouseEvent): void {
  const summary = (target as Element).closest('summary');
  // It is open by the next frame.
  if (summary) requestAnimationFrame(() => easeOpen(summary));
  // A click on a link to the current hash causes no navigation: an answer that was closed since must open again.
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
  if (link?.pathname === location.pathname) revealTarget(link.hash);
}

/** Opens closed answers while printing: browsers without `::details-content` cannot do it in CSS. */
function openForPrint(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details.answer:not([open])')];
  closed.forEach((answer) => answer.setAttribute('open', ''));
  addEventListener('afterprint', () => closed.forEach((answer) => answer.removeAttribute('open')), {once: true});
}

/** What answers (`<details id class="answer">`) do besides opening and closing. */
export function followAnswers(): void {
  document.addEventListener('click', onClick);
  addEventListener('beforeprint', openForPrint);
  // `toggle` does not bubble.
  ['toggle', 'hashchange'].forEach((type) => addEventListener(type, rememberOpenAnswers, true));
}
