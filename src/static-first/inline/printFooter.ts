/** Adds the page's address and the date to the footer when it is printed: a printed page has no address bar. */
export function addPrintFooter(): void {
  addEventListener('beforeprint', () => {
    const {origin, pathname} = location;
    const date = new Date().toLocaleDateString(document.documentElement.lang, {dateStyle: 'long'});
    // Shown by src/ui/styles/print.css.
    document.querySelector('.footer')?.setAttribute('data-print-footer', `${origin}${pathname} · ${date}`);
  });
}
