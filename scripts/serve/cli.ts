import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {serve, type RunningServer} from './index';

const firstPort = 3000;
const portsToTry = 20;

/**
 * Serves `build/` until the process is stopped and prints the address.
 * @param argv `--port N` for one port and no other; `--plain` to serve like a host without rules
 */
export async function main(root: string, argv: string[]): Promise<RunningServer> {
  const {values} = parseArgs({args: argv, options: {port: {type: 'string'}, plain: {type: 'boolean', default: false}}});
  const options = {root: join(root, 'build'), plain: values.plain};
  const server =
    values.port === undefined ? await serveOnFreePort(options) : await serveOn(readPort(values.port), options);
  console.log(`\nThe site is at ${server.url}  (English: ${server.url}en/)\nStop it with Ctrl+C.`);
  return server;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, but it is "${text}".`);
  }
  return port;
}

async function serveOn(port: number, options: {root: string; plain: boolean}): Promise<RunningServer> {
  try {
    return await serve({...options, port});
  } catch (error) {
    if (isTaken(error)) {
      throw new Error(
        `Port ${port} is taken by another program. Leave --port out to get a free one, or name another.`,
        {cause: error},
      );
    }
    throw error;
  }
}

async function serveOnFreePort(options: {root: string; plain: boolean}): Promise<RunningServer> {
  for (let port = firstPort; port < firstPort + portsToTry; port += 1) {
    try {
      return await serve({...options, port});
    } catch (error) {
      if (!isTaken(error)) {
        throw error;
      }
    }
  }
  throw new Error(
    `The ports ${firstPort} to ${firstPort + portsToTry - 1} are all taken. Name a free one: npm run preview -- --port 8080`,
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
