import {request} from 'node:http';

export interface HostResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Sends a path exactly as it is written: `fetch` would resolve `..`, `//` and `\` before anything is sent. */
export function sendRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HostResponse> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    request({hostname, port, path, headers, method}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        const answer = {status: response.statusCode ?? 0, body: Buffer.concat(chunks)};
        resolve({...answer, headers: Object.fromEntries(flat) as HostResponse['headers']});
      });
    })
      .on('error', reject)
      .end();
  });
}
