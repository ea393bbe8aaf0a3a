/** What a line of a server's log says of a request. */
export interface LogEntry {
  /** Address and browser, as far as the server writes them: behind a load balancer all have one address. */
  client: string;
  path: string;
  status: number;
  /** Where the reader came from; servers that log in the common format do not write it. */
  referrer?: string;
}

/**
 * A line in the common log format of servers (NCSA), or in the combined one, which adds referrer and browser; Apache may write the name
 * of the site first.
 */
const LINE = /^(?:\S+:\d+ )?(\S+) \S+ \S+ \[[^\]]+\] "((?:[^"\\]|\\.)*)" (\d{3}) \S+(?: "([^"]*)" "([^"]*)")?/;

/** @returns undefined for a line in another format */
export function readLogLine(line: string): LogEntry | undefined {
  const [, address, request, status, referrer, browser] = LINE.exec(line) ?? [];
  if (request === undefined) return undefined;
  return {
    client: `${address} ${browser}`,
    path: (request.split(' ')[1] ?? '').replace(/[?#].*/, ''),
    status: Number(status),
    referrer,
  };
}

/** Parameters in which sites that search write what was typed. */
const QUERY_PARAMETERS = ['q', 'query', 'p', 'text', 'wd'];

/** @returns the words that were searched for on the page that a reader came from */
export function wordsOfReferrer(referrer = ''): string | undefined {
  const parameters = URL.parse(referrer)?.searchParams;
  return QUERY_PARAMETERS.map((name) => parameters?.get(name)?.trim()).find(Boolean);
}

/** Reads words that a header encodes (RFC 2047). The white space between two of them is no text. */
const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([^?*]+)[^?]*\?([bq])\?([^?]*)\?=/gi, (_word, charset: string, encoding: string, text: string) => {
      const quoted = () =>
        text.replace(/_|=([\da-f]{2})/gi, (_sign, hex?: string) =>
          hex ? String.fromCharCode(parseInt(hex, 16)) : ' ',
        );
      const bytes = /b/i.test(encoding) ? Buffer.from(text, 'base64') : Buffer.from(quoted(), 'latin1');
      return new TextDecoder(charset).decode(bytes);
    });

/** @returns the subject of a mail that was saved as text; without one its first line */
export function subjectOf(mail: string): string {
  // A long header goes on in lines that begin with a space.
  const [, subject] = /^(?:subject|asunto):(.*(?:\r?\n[ \t].*)*)/im.exec(mail) ?? [];
  const words = subject === undefined ? (mail.trim().split('\n')[0] ?? '') : decodeWords(subject.replace(/\r?\n/g, ''));
  return words.replace(/^(?:\s*(?:re|fwd?|rv):)+/i, '').trim();
}
