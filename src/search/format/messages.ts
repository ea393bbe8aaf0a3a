import {type Heading, decodeHeading, encodeHeading} from './pageSummary';

/** A message of the app, with the section that explains it. */
export interface Message {
  /** The page of the section. */
  readonly page: number;
  /** Its number on the page: sections of messages follow those of the headings. */
  readonly section: number;
  readonly heading: Heading;
}

/** The messages of a page, and how many headings it has. */
export interface MessagesOfPage {
  readonly headings: number;
  readonly messages: readonly Heading[];
}

const PAGES = '\n';
const FIELDS = '\t';

/**
 * The messages of all pages as one text, a line per page that has any: its number, that of its first message, then the messages with
 * their ids. They are apart from the postings: a message is found by its own words as a whole, and must not push down an
 * answer that has some of them.
 */
export function encodeMessages(pages: readonly MessagesOfPage[]): string {
  return pages
    .flatMap(({headings, messages}, page) =>
      messages.length > 0 ? [[page, headings + 1, ...messages.map(encodeHeading)].join(FIELDS)] : [],
    )
    .join(PAGES);
}

export function decodeMessages(encoded: string): Message[] {
  return encoded.split(PAGES).flatMap((line) => {
    const [page, first, ...messages] = line.split(FIELDS);
    return messages.map((message, at) => ({
      page: Number(page),
      section: Number(first) + at,
      heading: decodeHeading(message),
    }));
  });
}
