// @ts-check
import {once} from 'node:events';
import {createServer} from 'node:net';

/** @returns {Promise<number>} a port of this machine that no program has */
export async function freePort() {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return port;
}
