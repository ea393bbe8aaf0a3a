/** On paper no link leads back and no bar shows an address: below the page stand where it came from and on which day. */
export function signPaper(): void {
  addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString(document.documentElement.lang, {dateStyle: 'long'});
    const note = document.createElement('p');
    note.className = 'box footer__copyright';
    note.textContent = `${location.origin}${location.pathname} · ${day}`;
    document.querySelector('.footer')?.append(note);
    addEventListener('afterprint', () => note.remove(), {once: true});
  });
}
