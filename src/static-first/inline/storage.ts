/**
 * `local` keeps what other visits need: choices of the reader, the font, recent searches. Everything else is kept in `session`, until the
 * tab is closed.
 */
export type StorageArea = 'local' | 'session';

const storageOf = (area: StorageArea): Storage => window[`${area}Storage`];

/** Reads an item. @returns null when it is absent, and where storage is denied */
export function readItem(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item. Where storage is denied or full the value is lost. */
export function writeItem(area: StorageArea, key: string, value: string): void {
  try {
    storageOf(area).setItem(key, value);
  } catch {
    // The choice applies only to this page.
  }
}

/** Reads an item and removes it. @returns as `readItem` */
export function takeItem(area: StorageArea, key: string): string | null {
  const value = readItem(area, key);
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing was stored.
  }
  return value;
}

/** Reads an item that is more than a word. @returns undefined when `parse` returns it or throws */
export function readValid<Value>(
  area: StorageArea,
  key: string,
  parse: (text: string) => Value | undefined,
): Value | undefined {
  try {
    return parse(readItem(area, key) ?? '');
  } catch {
    return undefined;
  }
}
