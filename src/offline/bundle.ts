import {SaveError, type ManualFile} from './manual';

const types: {[extension: string]: string} = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/**
 * The headers of a file that came in a bundle.
 * @param pageHeaders headers of a page: all pages have the same policy
 */
export function headersOf(address: string, pageHeaders: Headers): Headers {
  const type = types[/\.([a-z]+)$/.exec(address)?.[1] ?? ''];
  return type ? new Headers({'content-type': `${type}; charset=utf-8`}) : new Headers(pageHeaders);
}

/**
 * Splits a bundle into its files while it comes.
 * @yields each file with its content, when that has come whole and has the hash of the list
 * @throws a `SaveError` when a content has another hash, or when the bundle ends before its last file
 */
export async function* splitBundle(
  chunks: Pick<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, 'read'>,
  files: readonly ManualFile[],
): AsyncGenerator<[ManualFile, Uint8Array<ArrayBuffer>]> {
  let waiting = new Uint8Array(0);
  for (const file of files) {
    const [, hash, bytes] = file;
    while (waiting.length < bytes) {
      const {value, done} = await chunks.read();
      if (done) throw new SaveError('server', 'The bundle has ended before its last file.');
      const joined = new Uint8Array(waiting.length + value.length);
      joined.set(waiting);
      joined.set(value, waiting.length);
      waiting = joined;
    }
    const content = waiting.slice(0, bytes);
    waiting = waiting.subarray(bytes);
    if ((await digestOf(content)) !== hash) throw new SaveError('server', `${file[0]}: expected the hash ${hash}`);
    yield [file, content];
  }
}

/** The SHA-256 of a content, as the attribute `integrity` writes it. */
export async function digestOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
