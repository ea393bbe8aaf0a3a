import type {ClientModule} from '@docusaurus/types';
import {openAnswer} from '../plugins/boot/inline/answer';

/** The answers of the manual and of the frequent questions: `<details id class="answer">`. */
const ANSWER = 'details.answer';

/** Following the same link again changes no address: an answer closed in between must open all the same. */
function onClick({target}: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
  if (link?.pathname === window.location.pathname) {
    openAnswer(link.hash);
  }
}

/** Browsers without `::details-content` cannot show closed answers on paper by style. */
function printOpen(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>(`${ANSWER}:not([open])`)];
  closed.forEach((answer) => answer.setAttribute('open', ''));
  window.addEventListener('afterprint', () => closed.forEach((answer) => answer.removeAttribute('open')), {once: true});
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick);
  window.addEventListener('beforeprint', printOpen);
}

/** Opens the answer that an address names, also where it changes without a page being loaded. */
const answers: ClientModule = {
  onRouteDidUpdate({location}) {
    openAnswer(location.hash);
  },
};

export default answers;
