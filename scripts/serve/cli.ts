import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {canonicalPath, headersOf, hostingModel} from '../../hosting';
import {readOnce} from '../../src/lib/files';
import {localeFolder, locales} from '../../src/site/locales';
import {serve, type RunningServer, type ServeOptions} from './index';

/** The default port, unless another program has it. */
const USUAL_PORT = '3000';

/**
 * Serves `build/` until the process is stopped and prints the address.
 * @param argv `--port N` for only that port
 */
export async function main(root: string, argv: string[]): Promise<RunningServer> {
  const {values} = parseArgs({args: argv, options: {port: {type: 'string'}}});
  const build = join(root, 'build');
  const port = readPort(values.port ?? USUAL_PORT);
  const options = {root: build, ...likeAHost(build)};
  const server = await serve({...options, port}).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    if (values.port === undefined) return serve(options);
    throw new Error(`Port ${port} is taken by another program. Leave --port out to get a free one, or name another.`, {
      cause: error,
    });
  });
  console.log(`\nThe site is at ${server.url}  (English: ${server.url}en/)\nStop it with Ctrl+C.`);
  return server;
}

/**
 * Headers and redirects of the hosts for which `hosting/` writes configurations. The build may be replaced while the server runs, and its
 * policy names its inline scripts, so it is read again when its not-found pages, one per language, have been written again.
 */
function likeAHost(build: string): Pick<ServeOptions, 'headersFor' | 'redirectFor'> {
  const notFound = locales.map((locale) => join(build, localeFolder(locale), '404.html'));
  const model = () => readOnce('hosting', notFound, () => hostingModel(build));
  // A folder without a build is refused at once.
  model();
  return {
    headersFor: (file) => headersOf(model(), file),
    redirectFor: (pathname) => canonicalPath(model(), pathname),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, but it is "${text}".`);
  }
  return port;
}
