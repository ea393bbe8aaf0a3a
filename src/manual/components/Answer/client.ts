import type {ClientModule} from '@docusaurus/types';
import {rememberOpenAnswers, revealTarget} from '../../../startup/inline/revealTarget';

/** Collapsible answers: `<details id class="answer">`. */
const ANSWER_SELECTOR = 'details.answer';

/** A click on a link to the current hash causes no navigation: an answer that was closed since must open again. */
function onClick({target}: MouseEvent): void {
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
