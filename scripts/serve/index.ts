import {once} from 'node:events';
import {createReadStream, existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {basename, dirname, extname, join} from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {cacheControl, type Headers, missingFile, MISSING_FILE} from '../../hosting';
import {decoded} from '../../src/site/addresses';

export interface ServeOptions {
  /** The folder of a finished build. */
  root: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Where the site is mounted, with both slashes; `/` unless the build was made for a folder. */
  baseUrl?: string;
  /** The headers of a file of the build, whose path has forward slashes and none at its start. Without it, only `Cache-Control` is sent. */
  headersFor?: (file: string) => Headers;
  /** The redirect for another spelling of a page's path. Without it, there are no redirects, as on a host without rules. */
  redirectFor?: (pathname: string) => string | undefined;
  /** Whether answers are compressed; true by default. */
  compress?: boolean;
}

export interface RunningServer {
  /** Address of the home page, with its slash at the end. */
  url: string;
  close: () => Promise<void>;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The not-found page nearest to a path on the way up: Docusaurus writes one for each locale, beside its home page. */
function notFoundPage(root: string, pathname: string): string | undefined {
  const folder = dirname(pathname);
  const page = join(folder, '404.html');
  if (existsSync(join(root, page))) return page;
  return folder === '/' ? undefined : notFoundPage(root, folder);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store'})
    .end(`${text}\n`);
}

/**
 * Serves a build the way a CDN would: paths with and without a slash, the not-found page of the right language with its real status,
 * compression (`name.br` if it is beside a file, everything else on request) and cache headers.
 * Rejects with the error of `listen` (code EADDRINUSE when the port is taken).
 */
export async function serve({
  root,
  port = 0,
  baseUrl = '/',
  headersFor = (file) => ({'Cache-Control': cacheControl(`/${file}`)}),
  redirectFor,
  compress = true,
}: ServeOptions): Promise<RunningServer> {
  const mount = baseUrl.slice(0, -1);
  // The type of the middleware is Express's, which adds members to Node's request and response that compression does not use.
  const compressor = compression({
    filter: (request, response) => compress && compression.filter(request, response),
  }) as unknown as Middleware;
  const sendFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const file = extname(pathname) === '' ? join(pathname, 'index.html') : pathname;
      Object.entries(headersFor(file.slice(1))).forEach(([name, value]) => response.setHeader(name, value));
    },
  });
  const sendNotFound = (response: ServerResponse, pathname: string) => {
    const page = new RegExp(missingFile).test(pathname) ? undefined : notFoundPage(root, pathname);
    if (page === undefined) {
      sendText(response, 404, MISSING_FILE);
      return;
    }
    response.writeHead(404, {...headersFor(page.slice(1)), 'Content-Type': 'text/html;charset=utf-8'});
    createReadStream(join(root, page)).pipe(response);
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // Slashes at the start collapse into one: `//host/` in a redirect would lead to another site.
    const {pathname, search} = new URL(`http://site${(request.url ?? '').replace(/^[/\\]*/, '/')}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    if (!`${pathname}/`.startsWith(baseUrl)) {
      sendText(response, 404, `This site lives at ${baseUrl}`);
      return;
    }
    const canonical = redirectFor?.(decoded(pathname));
    if (canonical !== undefined) {
      response.writeHead(301, {Location: encodeURI(canonical) + search, 'Cache-Control': 'no-cache'}).end();
      return;
    }
    const path = pathname.slice(mount.length) || '/';
    const notFound = () => sendNotFound(response, path);
    // The not-found page has no address either.
    if (basename(path) === '404') {
      notFound();
      return;
    }
    request.url = path;
    sendFile(request, response, notFound);
  };
  const server = createServer((request, response) => {
    // The build may be replaced in the meantime: a file may be gone when it is opened, or the build may be incomplete.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    compressor(request, response, () => {
      try {
        answer(request, response);
      } catch (error) {
        sendText(response, 500, String(error));
      }
    });
  });
  // Rejects with an error of the server.
  await once(server.listen(port), 'listening');
  const {port: actualPort} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actualPort}${baseUrl}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}
