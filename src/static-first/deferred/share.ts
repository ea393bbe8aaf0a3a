import {canPrint, hasShareSheet} from '../inline/browserFeatures';
import {closestOf} from '../inline/events';

/** The full address of the part that is shared. The query is left out: it may say where the reader came from. */
const addressOf = ({dataset: {id = ''}}: HTMLElement): string => location.origin + location.pathname + (id && `#${id}`);

/** Opens the share sheet of the device. Closing it is not an error; if it cannot open, the links are shown. */
function openSheet(share: HTMLDetailsElement): void {
  navigator.share({url: addressOf(share), title: document.title}).catch((reason: unknown) => {
    share.open = !(reason instanceof DOMException && reason.name === 'AbortError');
  });
}

/** Copies an address. Without access to the clipboard (old browsers, pages inside other apps), the reader copies it by hand. */
async function copy({dataset, nextElementSibling: status}: HTMLElement, address: string): Promise<void> {
  let outcome = dataset.copied;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    outcome = dataset.byHand?.replace('{url}', address);
  }
  if (status) status.textContent = outcome ?? '';
}

/** Prints only the part whose id is in the address (print.css). The next print shows the whole page again. */
function printPart(hash: string): void {
  const {href} = location;
  const state: unknown = history.state;
  location.replace(hash);
  addEventListener('afterprint', () => history.replaceState(state, '', href), {once: true});
  window.print();
}

/**
 * Makes the buttons that share a task work (src/ui/Share).
 * @param events captured before this script ran. Only presses of the button that copies are repeated: the browser has opened the links
 */
export function followShares(events: readonly Event[]): void {
  const onClick = (event: Event) => {
    const control = closestOf(event, '.share :is(summary, button, .share__print)');
    const share = control?.closest<HTMLDetailsElement>('.share');
    if (!control || !share) return;
    if (control.matches('button')) void copy(control, addressOf(share));
    else if (control.matches('a')) {
      // Otherwise the browser would follow the link after printing, and the next print would have only this part too.
      event.preventDefault();
      printPart(control.getAttribute('href') ?? '');
    } else {
      share.querySelector('.share__print')?.toggleAttribute('hidden', !canPrint());
      if (!hasShareSheet() || event.defaultPrevented) return;
      event.preventDefault();
      openSheet(share);
    }
  };
  events.filter((event) => event.type === 'click' && closestOf(event, 'button')).forEach(onClick);
  addEventListener('click', onClick);
}
