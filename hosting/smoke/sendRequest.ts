import * as http from 'node:http';
import * as https from 'node:https';
import {buffer} from 'node:stream/consumers';

export interface HostResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  body: Buffer;
}

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
