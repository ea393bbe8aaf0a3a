/**
 * Adds the page's address and the date to the footer when it is printed, and to links of the site their whole address: a
 * printed page has no address bar that would complete them.
 */
function addAddresses(): void {
  const {origin, pathname} = location;
  const date = new Date().toLocaleDateString(document.documentElement.lang, {dateStyle: 'long'});
  // Shown by src/ui/styles/print.css.
  document.querySelector('.footer')?.setAttribute('data-print-footer', `${origin}${pathname} · ${date}`);
  document.querySelectorAll<HTMLAnchorElement>('.markdown a[href^="/"]').forEach((link) => {
    link.dataset.address = link.href;
  });
}

/**
 * Makes each picture of the app an image with its words as the name, without links. The structure of a PDF has no text that is not
 * painted, and Chromium puts links into it although they are hidden from screen readers.
 */
function namePictures(): void {
  const pictures = [...document.querySelectorAll('.screen')];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.screen a[href]')];
  const addresses = links.map((link) => link.getAttribute('href') ?? '');
  for (const picture of pictures) {
    const words = [...picture.querySelectorAll('.screen__alt')].map(({textContent}) => textContent);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', words.join(' '));
    picture.querySelector('.phone')?.setAttribute('inert', '');
  }
  links.forEach((link) => link.removeAttribute('href'));
  const restore = () => {
    for (const picture of pictures) {
      picture.removeAttribute('role');
      picture.removeAttribute('aria-label');
      picture.querySelector('.phone')?.removeAttribute('inert');
    }
    links.forEach((link, index) => link.setAttribute('href', addresses[index] ?? ''));
  };
  addEventListener('afterprint', restore, {once: true});
}

/** Prepares each print of the page, also before its scripts are there. */
export function prepareForPrint(): void {
  addEventListener('beforeprint', addAddresses);
  addEventListener('beforeprint', namePictures);
}
