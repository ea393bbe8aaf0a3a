/** A page to index: extracted from the built HTML, or read from a file in a benchmark. */
export interface SearchPage {
  /** Address within the site, without baseUrl. */
  readonly url: string;
  readonly title: string;
  /** Readers' names for it, from the front matter. */
  readonly keywords?: readonly string[];
  /** A post of the blog: with the same words, a page of the manual comes first. */
  readonly isSecondary?: boolean;
  /** The first section has no heading: the text above the first one. */
  readonly sections: readonly SearchSection[];
  /** The messages of the app that this page explains. */
  readonly messages?: readonly SearchMessage[];
}

/** A message of the app as a search result. */
export interface SearchMessage {
  /** The anchor, without `#`. */
  readonly id: string;
  readonly text: string;
  /** The beginning of its explanation. */
  readonly line?: string;
}

/** An h2 or h3 with its text, or a `<details id>` with its summary as the heading. */
export interface SearchSection {
  /** The anchor, without `#`; empty for the text above the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** The beginning of the answer, as a result shows it. */
  readonly line?: string;
  /** How many steps it has, where it is a task. */
  readonly steps?: number;
}
