import {extname} from 'node:path';
import {headersOf, type HostingModel} from '../model';
import {NOT_STORED, REVALIDATED} from '../model/headers';
import {sendRequest, type HostResponse} from './sendRequest';

/** A site on a host, and the build that it should be. */
export interface LiveSite {
  /** Scheme, host and port. */
  origin: string;
  model: HostingModel;
  /** The folder of the build. */
  build: string;
}

/** Returns a line for each difference between the answers of a host and the build. */
export type Check = (site: LiveSite) => Promise<string[]>;

/** The path of an address, as it is sent. */
export const address = (path: string) => encodeURI(path);

/** The types of files, by extension; texts have theirs in the model. */
const types: {[extension: string]: RegExp} = {
  '.css': /^text\/css/,
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.js': /^(?:text|application)\/javascript/,
  '.json': /^application\/json/,
  '.png': /^image\/png/,
  '.svg': /^image\/svg\+xml/,
  '.xml': /^(?:text|application)\/(?:\w+\+)?xml/,
};

/** Some hosts write "revalidate" in more words, and forbid storing their not-found page. */
const isSameHeader = (value: string | undefined, expected: string, status: number) =>
  value === expected ||
  (expected === REVALIDATED &&
    (/\bmax-age=0\b.*\bmust-revalidate\b/.test(value ?? '') || (status === 404 && value === NOT_STORED)));

/** The differences from the headers of a file in the model. */
export function differentHeaders({model}: LiveSite, file: string, {headers, status}: HostResponse): string[] {
  const expected = Object.entries(headersOf(model, file)).map(([name, value]) => ({name: name.toLowerCase(), value}));
  const differences = expected
    .filter(({name, value}) => !isSameHeader(headers[name], value, status))
    .map(({name, value}) => `${name} is ${headers[name] ?? 'missing'}, expected ${value}`);
  const type = types[extname(file)];
  return type?.test(headers['content-type'] ?? '') === false
    ? [...differences, `content-type is ${headers['content-type'] ?? 'missing'}, expected ${type.source}`]
    : differences;
}

/** Requests each of these paths, and collects the problems of the answers. */
export async function ask(
  {origin}: LiveSite,
  paths: readonly string[],
  problemsOf: (answer: HostResponse, path: string) => string | false | readonly (string | false)[],
  {headers, method}: {headers?: Record<string, string>; method?: string} = {},
): Promise<string[]> {
  const differences = await Promise.all(
    paths.map(async (path) =>
      [problemsOf(await sendRequest(origin, path, headers, method), path)]
        .flat()
        .flatMap((problem) => (problem === false ? [] : `${path}: ${problem}`)),
    ),
  );
  return differences.flat();
}

/** All addresses of the build, each with its file: pages, and files under their names. */
export const filesByAddress = ({model: {site}}: LiveSite) =>
  new Map([
    ...site.pages.map(({path, file}): [string, string] => [address(path), file]),
    ...site.files.map((file): [string, string] => [address(site.base + file), file]),
  ]);

/** The problem when the status is not one of these. */
export const wrongStatus = ({status}: HostResponse, ...expected: number[]) =>
  !expected.includes(status) && `status ${status}, expected ${expected.join(' or ')}`;

/** The differences of several checks. */
export const all = async (checks: Promise<string[]>[]): Promise<string[]> => (await Promise.all(checks)).flat();
