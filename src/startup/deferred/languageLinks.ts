/**
 * Adds query and hash to the link to another language when it is clicked: the built HTML cannot contain them. A hydrated page
 * has added them already.
 */
export function keepQueryAcrossLanguages(): void {
  const addQuery = ({target}: Event) => {
    const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[lang]');
    if (link) {
      link.search = location.search;
      link.hash = location.hash;
    }
  };
  addEventListener('click', addQuery, true);
}
