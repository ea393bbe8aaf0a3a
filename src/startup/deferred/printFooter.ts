/**
 * Adds the page's address and the date to the footer when it is printed, and to links of the site their whole address: a
 * printed page has no address bar that would complete them.
 */
export function addPrintFooter(): void {
  addEventListener('beforeprint', () => {
    const {origin, pathname} = location;
    const date = new Date().toLocaleDateString(document.documentElement.lang, {dateStyle: 'long'});
    // Shown by src/ui/styles/print.css.
    document.querySelector('.footer')?.setAttribute('data-print-footer', `${origin}${pathname} · ${date}`);
    document.querySelectorAll<HTMLAnchorElement>('.markdown a[href^="/"]').forEach((link) => {
      link.dataset.address = link.href;
    });
  });
}
