import {readFileSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import * as zlib from 'node:zlib';
import {listFiles} from '../src/lib/files';

/** The files that are compressed: text. */
const textual = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest', '.md']);

/** Bytes of a build, as they are and compressed. */
export type Sizes = {plain: number; br: number; gz: number};

/**
 * Writes `name.br` and `name.gz` beside every text of a build, at the highest level, for servers that send them as they are.
 * @param files names below the folder; what is not text among them is left alone
 * @returns the sums over all texts
 */
export function precompress(folder: string, files: readonly string[] = listFiles(folder)): Sizes {
  const sizes: Sizes = {plain: 0, br: 0, gz: 0};
  for (const name of files.filter((file) => textual.has(extname(file)))) {
    const file = join(folder, name);
    const content = readFileSync(file);
    const br = zlib.brotliCompressSync(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    const gz = zlib.gzipSync(content, {level: 9});
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
    sizes.plain += content.length;
    sizes.br += br.length;
    sizes.gz += gz.length;
  }
  return sizes;
}
