import fs from 'node:fs';
import path from 'node:path';

// Files are read and written synchronously: passing each file to another thread takes twice the processor time.

/** The text of a file. */
export const read = (file: string): string => fs.readFileSync(file, 'utf8');

/** The data of a JSON file; undefined when it does not exist. */
export const readJson = (file: string): unknown => (fs.existsSync(file) ? JSON.parse(read(file)) : undefined);

/** Writes a file, and creates its folder if needed. */
export function write(file: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

/** A path of this machine with forward slashes, as in addresses. */
export const toPosixPath = (name: string): string => name.split(path.sep).join('/');

/** The names of all files of a folder and the folders in it, sorted, with forward slashes. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => toPosixPath(path.relative(folder, path.join(parentPath, name))))
    .sort();
}

const cache = new Map<string, {readonly version: string; readonly value: unknown}>();

/**
 * Reads a value from files once, and again when one of them has changed, so that the development server shows the change at once. In a
 * build the files are not checked again: pages name thousands of words, and the checks would take longer than everything else.
 * @param name of the value, because several values may come from the same files
 * @param files all files that the value depends on, even missing ones
 */
export function readOnce<Value>(name: string, files: readonly string[], readValue: () => Value): Value {
  const key = [name, ...files].join();
  const version =
    process.env.NODE_ENV === 'production'
      ? ''
      : files.map((file) => fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs).join();
  const lastResult = cache.get(key);
  if (lastResult?.version === version) return lastResult.value as Value;
  const value = readValue();
  cache.set(key, {version, value});
  return value;
}
