import type {ClientModule} from '@docusaurus/types';
import {rememberOpenAnswers, revealTarget} from '../../../startup/inline/revealTarget';

/** Collapsible answers: `<details id class="answer">`. */
const ANSWER_SELECTOR = 'details.answer';

/** Lets what a reader has opened grow to its height, the longer the higher that is. Enter and Space click a summary, too. */
function easeOpen(summary: HTMLElement): void {
  const details = summary.parentElement as HTMLDetailsElement;
  details.getAnimations().forEach((animation) => animation.cancel());
  if (!details.open || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
  if (link?.pathname === window.location.pathname) revealTarget(link.hash);
}

/** Opens closed answers while printing: browsers without `::details-content` cannot do it in CSS. */
function openForPrint(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>(`${ANSWER_SELECTOR}:not([open])`)];
  closed.forEach((answer) => answer.setAttribute('open', ''));
  window.addEventListener('afterprint', () => closed.forEach((answer) => answer.removeAttribute('open')), {once: true});
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick);
  window.addEventListener('beforeprint', openForPrint);
}

/** Opens answers after a client-side navigation, too: the one that the hash names, and those that Back finds open. */
const answers: ClientModule = {
  onRouteDidUpdate({location}) {
    revealTarget(location.hash);
    rememberOpenAnswers();
  },
};

export default answers;
