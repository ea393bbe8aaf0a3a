/** A page as the search sees it: what the plugin takes from the built HTML, or the bench from a file. */
export interface SearchPage {
  /** Address within the site, without baseUrl. */
  readonly url: string;
  readonly title: string;
  /** What readers call it, from the front matter. */
  readonly keywords?: readonly string[];
  /** The first section has no heading: the text above the first one. */
  readonly sections: readonly SearchSection[];
}

/** An h2 or h3 with its text, or a `<details id>` with its summary as the heading. */
export interface SearchSection {
  /** The anchor, without `#`; empty for the text above the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}
