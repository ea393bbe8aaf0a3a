import {readdirSync} from 'node:fs';
import path from 'node:path';
import {toPosixPath} from './files';

/** The names of all files of a folder and the folders in it, sorted, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => toPosixPath(path.relative(folder, path.join(parentPath, name))))
    .sort();
}
