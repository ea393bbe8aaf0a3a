/** A page that answers a query, with the id of its section where the answer is in one. */
export interface Answer {
  /** Route without trailing slash. */
  readonly route: string;
  readonly id?: string;
}

/** A query of a reader and the acceptable answers: none where its kind says what is expected. */
export interface QualityQuery {
  readonly kind: string;
  readonly text: string;
  readonly answers: readonly Answer[];
}

/** Parses a route with an optional hash: `/docs/orders/#cancel` and `/docs/orders#cancel` are equal. */
export function parseAnswer(text: string): Answer {
  const [route = '', id] = text.split('#');
  const trimmed = route.length > 1 ? route.replace(/\/$/, '') : route;
  return id === undefined ? {route: trimmed} : {route: trimmed, id};
}

/**
 * Parses a query file: `[kind]` lines, then `query => route#id | route`, or `query` alone.
 *
 * @throws when a line is neither, with file, line, what was expected and found
 */
export function parseQueries(text: string, file: string): QualityQuery[] {
  let kind = '';
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return [];
    const [, group] = /^\[(.+)\]$/.exec(line) ?? [];
    if (group !== undefined) {
      kind = group;
      return [];
    }
    const [query = '', answers, ...rest] = line.split('=>').map((part) => part.trim());
    if (kind === '' || query === '' || answers?.startsWith('/') === false || rest.length > 0) {
      throw new Error(
        `${file}:${index + 1}: expected "[kind]", or "query => /route#id | /route" or "query" under a kind, found "${line}". Write one query per line.`,
      );
    }
    return [{kind, text: query, answers: answers?.split('|').map((answer) => parseAnswer(answer.trim())) ?? []}];
  });
}
