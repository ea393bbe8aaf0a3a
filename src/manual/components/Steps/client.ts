import {opensElsewhere} from '../../../static-first/client/followLink';

/** The way out of the walkthrough (walkthrough.ts), while it is open. */
const wayOut = () => document.querySelector<HTMLAnchorElement>('.walk:target > a');

/** The walkthrough has one entry in the history, whatever steps were shown: one press opened it, so that one Back closes it. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.walk > a');
  if (link && !opensElsewhere(event)) {
    event.preventDefault();
    window.location.replace(link.hash);
  }
}

/** Esc leaves the walkthrough. So does what opens the search, whose field is not on the screen there. */
function onKeyDown({key, ctrlKey, metaKey}: KeyboardEvent): void {
  const link = wayOut();
  if (link && (key === 'Escape' || key === '/' || (key.toLowerCase() === 'k' && (ctrlKey || metaKey)))) {
    window.location.replace(link.hash);
  }
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick);
  // In the capture phase, before the shortcut of the search.
  document.addEventListener('keydown', onKeyDown, true);
}
