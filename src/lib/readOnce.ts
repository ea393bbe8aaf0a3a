import {statSync} from 'node:fs';

const known = new Map<string, {readonly version: string; readonly value: unknown}>();

/**
 * What is read of files: once, and again when one of them has changed, so that the development server shows it at once.
 * @param name of the value: the same files may be read for several
 * @param files all that the value is made of; one that is missing counts too
 */
export function readOnce<Value>(name: string, files: readonly string[], read: () => Value): Value {
  const key = [name, ...files].join();
  const version = files.map((file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs).join();
  const last = known.get(key);
  if (last?.version === version) return last.value as Value;
  const value = read();
  known.set(key, {version, value});
  return value;
}
