import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as eta from 'eta';
import type {HostingModel} from '../model';
import * as headers from '../model/headers';
import type {BuiltSite} from '../model/site';
import type {CheckName} from '../smoke/checks';

export interface HostOptions {
  /** Where the build is on the server; `.` where the host decides. */
  root: string;
  /** The address that the server listens on, for plain HTTP: a port, or a host and a port. Not used with a domain. */
  listen: string;
  /** The name of the site, which is then sent with TLS; plain HTTP redirects there. */
  domain?: string;
  /** The files of its certificate on the server, both or none. */
  certificate?: string;
  key?: string;
  /** Whether nginx has a module that sends files that were compressed with brotli before. */
  brotli?: boolean;
}

/** A kind of hosting: writes configuration files from the model. To add a host, add one of these to hosts/index.ts. */
export interface Host {
  /**
   * Where the files belong: `separate` from the build, in a configuration that is installed separately; at the `site-root`, the root of
   * the published files, which is above the folder of a site in a folder; in the `build` itself.
   */
  output: 'separate' | 'site-root' | 'build';
  /** Whether the server sends `.br` and `.gz` files that are beside a text; the other hosts compress by themselves. */
  isCompressedAhead?: boolean;
  /** The site with the addresses that the host insists on; by default, the addresses of the build. */
  answers?: (site: BuiltSite) => BuiltSite;
  /** Known limits of the host: exactly the lines that `npm run smoke` would print about them. */
  knownLimits?: {[Name in CheckName]?: readonly RegExp[]};
  /** File names and their texts. */
  files: (model: HostingModel, options: HostOptions) => {[name: string]: string};
}

export const generatedBy = 'Made by `npm run hosting` from the build: do not edit, run it again.';

/**
 * Renders a file in `templates/`, which may also name everything in model/headers.ts.
 * @throws when the file names a value that is missing
 */
export const render = (name: string, values: object): string =>
  eta.render(
    readFileSync(join(__dirname, 'templates', name), 'utf8'),
    {...headers, generatedBy, ...values},
    {autoEscape: false, autoTrim: false, useWith: true},
  );

/**
 * Checks a limit of a host, which would ignore the rest.
 * @param things what is counted, for the message
 * @throws when there are more than its limit
 */
export function atMost(limit: number, count: number, things: string): void {
  if (count <= limit) return;
  throw new Error(
    `At most ${limit} ${things}, and the site needs ${count}: choose a host without this limit (nginx, caddy).`,
  );
}

/** The same not-found page is used for every folder. */
export const withOneNotFound = (site: BuiltSite): BuiltSite => {
  const file = site.notFound.at(-1)?.file ?? '404.html';
  return {...site, notFound: site.notFound.map(({below}) => ({below, file}))};
};

/** Limits of all hosts with their own configuration, as `Host.knownLimits` names them. */
export const limits = {
  /** The host sends a file before it reads any rule. */
  notFound: [/\/404(?:\.html)?: status (?:200|30[178]),/],
  /** Other methods are refused, but with another status or without `Allow`. */
  methods: [/: status [45]\d\d, expected 405$|: allow is/],
};

/** A limit of hosts on which the not-found page is the only answer to requests for missing files. */
export const missingIsPage = /: (?:type text\/html\b|a page$)/;
