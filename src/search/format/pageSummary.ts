/** The fields of a page that a result shows. */
export interface PageSummary {
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

/** A heading as `text`, or as `text`+backtick+`id` where the anchor is another one. */
export function encodeHeading({text, id}: Heading): string {
  const line = clean(text);
  return slug(line) === id ? line : `${line}\`${id}`;
}

export function decodeHeading(encoded: string): Heading {
  const [text = '', id] = encoded.split('`');
  return {text, id: id ?? slug(text)};
}

/** One page as one line: `url TAB title TAB heading TAB heading`. */
export function encodePage(page: PageSummary): string {
  return [page.url, clean(page.title), ...page.headings.map(encodeHeading)].join('\t');
}

export function decodePage(line: string): PageSummary {
  const [url = '', title = '', ...headings] = line.split('\t');
  return {url, title, headings: headings.map(decodeHeading)};
}
