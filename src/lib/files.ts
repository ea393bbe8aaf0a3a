import fs from 'node:fs';
import path from 'node:path';

// The build reads and writes pages one by one: handing each file to another thread takes twice the processor time.

/** The text of a file. */
export const read = (file: string): string => fs.readFileSync(file, 'utf8');

/** Writes a file, and its folder where there is none. */
export function write(file: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

/** A path of this machine in the form that addresses have, with slashes. */
export const toPosixPath = (name: string): string => name.split(path.sep).join('/');
