import fs from 'node:fs/promises';
import path from 'node:path';

/** The text of a file. */
export const read = (file: string): Promise<string> => fs.readFile(file, 'utf8');

/** Writes a file, and its folder where there is none. */
export async function write(file: string, content: string | Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, content);
}

/** A path of this machine in the form that addresses have, with slashes. */
export const toPosixPath = (name: string): string => name.split(path.sep).join('/');
