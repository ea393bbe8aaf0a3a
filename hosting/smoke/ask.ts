import * as http from 'node:http';
import * as https from 'node:https';
import {extname} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {headersOf, type HostingModel} from '../model';
import {NOT_STORED, REVALIDATED} from '../model/headers';

/** A site on a host, and the build that it should be. */
export interface LiveSite {
  /** Scheme, host and port. */
  origin: string;
  model: HostingModel;
  /** The folder of the build. */
  build: string;
}

export interface HostResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Returns a line for each difference between the answers of a host and the build. */
export type Check = (site: LiveSite) => Promise<string[]>;

/** Connections stay open, at most this many to each host. */
const options = {keepAlive: true, maxSockets: 12};
const agents = {'http:': new http.Agent(options), 'https:': new https.Agent(options)};

/** A live site is far away, and may not answer at all. In milliseconds. */
const TIMEOUT = 30_000;

/**
 * Sends a path exactly as it is written: `fetch` would resolve `..`, `//` and `\` before anything is sent.
 * @param origin scheme, host and port
 * @throws when the host does not answer, or its certificate is not valid
 */
export function sendRequest(
  origin: string,
  path: string,
  requestHeaders: Record<string, string> = {},
  method = 'GET',
): Promise<HostResponse> {
  const {protocol, hostname, port} = new URL(origin);
  const isSecure = protocol === 'https:';
  const agent = agents[isSecure ? 'https:' : 'http:'];
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(
      {hostname, port, path, headers: requestHeaders, method, agent, timeout: TIMEOUT},
      (response) => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        const headers = Object.fromEntries(entries) as HostResponse['headers'];
        buffer(response).then((body) => resolve({status: response.statusCode ?? 0, headers, body}), reject);
      },
    );
    request
      .on('timeout', () => request.destroy(new Error(`no answer within ${TIMEOUT / 1000} seconds`)))
      .on('error', (error) => reject(new Error(`${method} ${origin}${path}: ${error.message}`, {cause: error})))
      .end();
  });
}

/** The parts of a request beside its path. */
export interface Form {
  method?: string;
  headers?: Record<string, string>;
}

/** Requests each of these paths in each of these forms, and collects the problems of the answers. */
export async function ask(
  {origin}: LiveSite,
  paths: readonly string[],
  problemsOf: (answer: HostResponse, path: string, form: Form) => string | false | readonly (string | false)[],
  forms: readonly Form[] = [{}],
): Promise<string[]> {
  const requests = forms.flatMap((form) => paths.map((path) => ({path, form})));
  const differences = requests.map(async ({path, form}) =>
    [problemsOf(await sendRequest(origin, path, form.headers, form.method), path, form)]
      .flat()
      .flatMap((problem) => (problem === false ? [] : `${path}: ${problem}`)),
  );
  return (await Promise.all(differences)).flat();
}

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
  const differences = Object.entries(headersOf(model, file))
    .map(([name, value]) => ({name: name.toLowerCase(), value}))
    .filter(({name, value}) => !isSameHeader(headers[name], value, status))
    .map(({name, value}) => `${name} is ${headers[name] ?? 'missing'}, expected ${value}`);
  const type = types[extname(file)];
  if (type?.test(headers['content-type'] ?? '') === false)
    differences.push(`content-type is ${headers['content-type'] ?? 'missing'}, expected ${type.source}`);
  return differences;
}

/** The problem when the status is not one of these. */
export const wrongStatus = ({status}: HostResponse, ...expected: number[]) =>
  !expected.includes(status) && `status ${status}, expected ${expected.join(' or ')}`;

/** All addresses of the build as they are sent, each with its file: pages, and files under their names. */
export const filesByAddress = ({site}: HostingModel) =>
  new Map([
    ...site.pages.map(({path, file}) => [encodeURI(path), file] as const),
    ...site.files.map((file) => [encodeURI(site.base + file), file] as const),
  ]);

/** The differences of several checks. */
export const all = async (checks: Promise<string[]>[]): Promise<string[]> => (await Promise.all(checks)).flat();
