/** Only the reader's own choices are kept for other visits; everything else ends with the tab. */
export type Kind = 'local' | 'session';

const storageOf = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** Reads a key; storage that is denied or absent counts as empty. */
export function read(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key. Denied or full storage forgets, nothing more. */
export function write(kind: Kind, key: string, value: string): void {
  try {
    storageOf(kind).setItem(key, value);
  } catch {
    // The choice holds for this page only.
  }
}

/** Forgets a key. */
export function forget(kind: Kind, key: string): void {
  try {
    storageOf(kind).removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}

/** Says in the session that a page which could not start was loaded once more. */
export const RELOADED = 'boot.reloaded';

/** Holds the presses of a page that could not start, for the one that is loaded instead: a path per line. */
export const PRESSED = 'boot.pressed';
