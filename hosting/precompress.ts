import {readFileSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import * as zlib from 'node:zlib';
import {listFiles} from '../src/lib/files';

/** The extensions of texts: other files are compressed already. */
const textExtensions = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest', '.md']);

/**
 * Writes `name.br` and `name.gz` beside every text of a build, at the highest level, for servers that send them as they are.
 * @param files names below the folder; files that are not texts are left alone
 */
export function precompress(folder: string, files: Iterable<string> = listFiles(folder)): void {
  for (const name of files) {
    if (!textExtensions.has(extname(name))) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    const params = {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, zlib.brotliCompressSync(content, {params}));
    writeFileSync(`${file}.gz`, zlib.gzipSync(content, {level: 9}));
  }
}
