/** On paper no link leads back and no bar shows an address: the foot tells where the page came from and on which day. */
export function signPaper(): void {
  addEventListener('beforeprint', () => {
    const {origin, pathname} = location;
    const day = new Date().toLocaleDateString(document.documentElement.lang, {dateStyle: 'long'});
    // src/css/print.css shows it.
    document.querySelector('.footer')?.setAttribute('data-paper', `${origin}${pathname} · ${day}`);
  });
}
