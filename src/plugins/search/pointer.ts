import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {NO_INDEX} from './pointerName';

/**
 * Writes the name of the root file where `NO_INDEX` stands, in all pages below a folder. Synchronous: no other plugin may
 * write a page meanwhile.
 */
export function writePointer(outDir: string, root: string): void {
  for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    const html = readFileSync(file, 'utf8');
    if (html.includes(NO_INDEX)) writeFileSync(file, html.replace(NO_INDEX, root));
  }
}
