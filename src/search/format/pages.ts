/** What a result shows of a page. */
export interface PageCard {
  /** Address within the site, without baseUrl. */
  readonly url: string;
  readonly title: string;
  readonly headings: readonly Heading[];
}

export interface Heading {
  readonly text: string;
  /** The anchor, without `#`. */
  readonly id: string;
}

/** The anchor that Docusaurus gives a heading; it is not stored when it can be derived. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const clean = (text: string): string => text.replace(/`/g, "'").replace(/\s+/g, ' ').trim();

/** One page as one line: `url TAB title TAB heading TAB heading`+backtick+`id`. */
export function writePage(page: PageCard): string {
  const headings = page.headings.map(({text, id}) => {
    const line = clean(text);
    return slug(line) === id ? line : `${line}\`${id}`;
  });
  return [page.url, clean(page.title), ...headings].join('\t');
}

export function readPage(line: string): PageCard {
  const [url = '', title = '', ...headings] = line.split('\t');
  return {
    url,
    title,
    headings: headings.map((heading) => {
      const [text = '', id] = heading.split('`');
      return {text, id: id ?? slug(text)};
    }),
  };
}
