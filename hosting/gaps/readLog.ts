/** What a line of a server's log says of a request. */
export interface LogEntry {
  path: string;
  status: number;
  /** Where the reader came from; servers that log in the common format do not write it. */
  referrer?: string;
}

/** A line in the common log format of servers (NCSA), or in the combined one, which adds referrer and browser. */
const LINE = /^\S+ \S+ \S+ \[[^\]]+\] "[A-Z]+ (\S+)[^"]*" (\d{3}) \S+(?: "([^"]*)")?/;

/** @returns undefined for a line in another format */
export function readLogLine(line: string): LogEntry | undefined {
  const [, path, status, referrer] = LINE.exec(line) ?? [];
  return path ? {path: path.replace(/[?#].*/, ''), status: Number(status), referrer} : undefined;
}

/** Parameters in which sites that search write what was typed. */
const QUERY_PARAMETERS = ['q', 'query', 'p', 'text', 'wd'];

/** @returns the words that were searched for on the page that a reader came from */
export function wordsOfReferrer(referrer = ''): string | undefined {
  const parameters = URL.parse(referrer)?.searchParams;
  return QUERY_PARAMETERS.map((name) => parameters?.get(name)?.trim()).find(Boolean);
}

/** @returns the subject of a mail that was saved as text; without one its first line */
export function subjectOf(mail: string): string {
  const lines = mail.split(/\r?\n/).map((line) => line.trim());
  const subject = lines.find((line) => /^(?:subject|asunto):/i.test(line));
  const words = subject?.slice(subject.indexOf(':') + 1) ?? lines.find(Boolean) ?? '';
  return words.replace(/^(?:\s*(?:re|fwd?|rv):)+/i, '').trim();
}
