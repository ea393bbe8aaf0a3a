// @ts-check
import {createServer} from 'node:net';

/** @returns {Promise<number>} a port of this machine that no program has */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
