import type {ClientModule} from '@docusaurus/types';

/** The answers of the manual and of the frequent questions: `<details id class="answer">`. */
const ANSWER = 'details.answer';

function answerOf(hash: string): HTMLDetailsElement | undefined {
  const answers = document.querySelectorAll<HTMLDetailsElement>(`${ANSWER}[id]`);
  return [...answers].find(({id}) => `#${id}` === hash);
}

/** Opening changes nothing above the answer, so that it stays where the browser has scrolled to. */
function open(hash: string): void {
  answerOf(hash)?.setAttribute('open', '');
}

/** Following the same link again changes no address: an answer closed in between must open all the same. */
function onClick({target}: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
  if (link?.pathname === window.location.pathname) {
    open(link.hash);
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

/** Opens the answer that an address names: browsers open what is around a target, but not the target itself. */
const answers: ClientModule = {
  onRouteDidUpdate({location}) {
    open(location.hash);
  },
};

export default answers;
