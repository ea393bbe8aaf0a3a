import {createReadStream} from 'node:fs';
import {createServer, type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {siteFiles} from './files';
import {cacheControl} from '../../hosting/model/cacheControl';
import type {Headers} from '../../hosting/model/headers';
import {missingFile, MISSING_FILE} from '../../hosting/model/missingFile';
import {parseTarget} from './target';

export interface ServeOptions {
  /** The folder of a finished build. */
  root: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Where the site is mounted, with both slashes; `/` unless the build was made for a folder. */
  baseUrl?: string;
  /** Headers of a file of the build, with forward slashes and none at its start; without it only `Cache-Control` is sent. */
  headersFor?: (file: string) => Headers;
  /** The redirect of a path that is another spelling of a page; without it no path has one, as on a host without rules. */
  redirectFor?: (pathname: string) => string | undefined;
  /** Sends `name.br` where it lies beside a file, like hosts that compress ahead; everything else is compressed on request. */
  compressedAhead?: boolean;
  /** Whether answers are compressed; true by default. */
  compress?: boolean;
}

export interface RunningServer {
  /** Address of the home page, with its slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a build the way a CDN would: paths with and without a slash, the not-found page of the right language with its real status,
 * compression and cache headers.
 * Rejects with the error of `listen` (code EADDRINUSE when the port is taken).
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const {port = 0, baseUrl = '/', compress = true} = options;
  const answer = answerFrom(options);
  const compressing = compression({filter: (request, response) => compress && compression.filter(request, response)});
  // The type of the middleware is Express's, which adds to Node's request and response what compression does not use.
  const server = createServer((request, response) => {
    (compressing as unknown as Middleware)(request, response, () => answer(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const {port: actualPort} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actualPort}${baseUrl}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function answerFrom({
  root,
  baseUrl = '/',
  headersFor = (file) => ({'Cache-Control': cacheControl(`/${file}`)}),
  redirectFor,
  compressedAhead = false,
}: ServeOptions): RequestListener {
  const files = siteFiles(root);
  const mount = baseUrl.replace(/\/$/, '');
  const sendFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: compressedAhead,
    extensions: [],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersFor(pathname.slice(1)))) {
        response.setHeader(name, value);
      }
    },
  });

  const sendNotFound = (response: ServerResponse, pathname: string) => {
    const page = new RegExp(missingFile).test(pathname) ? undefined : files.notFoundPageFor(pathname);
    if (page === undefined) {
      sendText(response, 404, MISSING_FILE);
      return;
    }
    response.writeHead(404, {...headersFor(page.slice(1)), 'Content-Type': 'text/html;charset=utf-8'});
    createReadStream(join(root, page)).pipe(response);
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    const target = parseTarget(request.url ?? '/');
    if (!`${target.pathname}/`.startsWith(`${mount}/`)) {
      sendText(response, 404, `This site lives at ${baseUrl}`);
      return;
    }
    const written = target.pathname.slice(mount.length) || '/';
    if (target.malformed) {
      sendNotFound(response, written);
      return;
    }
    const pathname = decodeURIComponent(written);
    const canonical = redirectFor?.(mount + pathname);
    if (canonical !== undefined) {
      const location = encodeURI(canonical) + target.search;
      response.writeHead(301, {Location: location, 'Cache-Control': 'no-cache'}).end();
      return;
    }
    const file = files.fileFor(pathname);
    if (file !== undefined) {
      request.url = encodeURI(file);
      sendFile(request, response);
      return;
    }
    sendNotFound(response, pathname);
  };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store'})
    .end(`${text}\n`);
}
