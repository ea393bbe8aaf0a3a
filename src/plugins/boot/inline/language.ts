/** Takes query and hash along to the other language. Built pages do not know them; a hydrated page has added them already. */
export function keepAddressAcrossLanguages(): void {
  const complete = ({target}: Event) => {
    const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[lang]');
    if (link) {
      link.search = location.search;
      link.hash = location.hash;
    }
  };
  addEventListener('click', complete, true);
}
