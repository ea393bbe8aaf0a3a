/** Whether a link is on paper: closed parts and controls are not printed. */
const isPrinted = (link: Element): boolean =>
  !link.closest('details:not([open]), .screen, .on-screen, .breadcrumbs, .link-list, .share, .extra');

/**
 * Opens the closed parts that are printed: the needs of a task, and in an open answer its notes and, if none is chosen, its choices.
 * @returns a function that closes them again
 */
function openParts(): () => void {
  const parts = document.querySelectorAll<HTMLDetailsElement>('.need, .answer[open] :is(.notes, .answer)');
  const closedParts = [...parts].filter(
    (part) =>
      !part.open && (!part.matches('.answer .answer') || !part.parentElement?.querySelector(':scope > .answer[open]')),
  );
  closedParts.forEach((part) => part.setAttribute('open', ''));
  return () => closedParts.forEach((part) => part.removeAttribute('open'));
}

/**
 * Adds the page's address and the date to the head of the sheet, a number to each link, and below the text the address of each number: a
 * printed page has no address bar, and its links lead nowhere.
 * @returns a function that removes them
 */
function addAddresses(): () => void {
  const {origin, pathname} = location;
  // By Intl, unlike src/ui/dates.ts: it costs nothing before the reader prints, and no text from the build must match.
  const date = new Date().toLocaleDateString(document.documentElement.lang, {dateStyle: 'long'});
  document.querySelector('.footer')?.setAttribute('data-print-footer', `${origin}${pathname} · ${date}`);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.markdown a[href]')].filter(
    (link) => link.protocol.startsWith('http') && link.pathname !== pathname && isPrinted(link),
  );
  const notes = document.createElement('ol');
  notes.dataset.printNotes = '';
  const addresses = [...new Set(links.map(({href}) => href))];
  for (const link of links) link.dataset.note = String(addresses.indexOf(link.href) + 1);
  notes.append(...addresses.map((address) => Object.assign(document.createElement('li'), {textContent: address})));
  document.querySelector('.markdown')?.append(notes);
  return () => {
    notes.remove();
    for (const link of links) delete link.dataset.note;
  };
}

/**
 * Replaces each picture of the app with a copy: an image with its words as the name, without links. The structure of a PDF has no text
 * that is not painted, and Chromium puts links into it although they are hidden from screen readers.
 * @returns a function that puts the pictures back
 */
function namePictures(): () => void {
  const restores = [...document.querySelectorAll('.screen')].map((picture) => {
    const image = picture.cloneNode(true) as Element;
    const words = [...picture.querySelectorAll('.screen__alt')].map(({textContent}) => textContent);
    image.setAttribute('role', 'img');
    image.setAttribute('aria-label', words.join(' '));
    image.querySelector('.phone')?.setAttribute('inert', '');
    image.querySelectorAll('a[href]').forEach((link) => link.removeAttribute('href'));
    picture.replaceWith(image);
    return () => image.replaceWith(picture);
  });
  return () => restores.forEach((restore) => restore());
}

/** Prepares each print of the page, also before its scripts are there. */
export function prepareForPrint(): void {
  addEventListener('beforeprint', () => {
    const restores = [openParts(), addAddresses(), namePictures()];
    addEventListener('afterprint', () => restores.forEach((restore) => restore()), {once: true});
  });
}
