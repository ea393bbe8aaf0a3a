/** Reads a key; storage that is denied or absent counts as empty. */
export function read(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key, or removes it when `value` is null. Denied or full storage forgets, nothing more. */
export function write(kind: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    const storage = window[kind];
    const oldValue = storage.getItem(key);
    if (value === null) {
      storage.removeItem(key);
    } else {
      storage.setItem(key, value);
    }
    // Docusaurus listens for this event, also within the tab, to keep its state in step with storage.
    dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue: value, storageArea: storage}));
  } catch {
    // The choice holds for this page only.
  }
}
