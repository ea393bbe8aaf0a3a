type Entries = Map<string, string>;

/** What a storage had no room for, by key. It is gone when the page is left. */
function entriesOf(known: WeakMap<Storage, Entries>, storage: Storage): Entries {
  const entries = known.get(storage) ?? new Map<string, string>();
  known.set(storage, entries);
  return entries;
}

/**
 * Lets a full storage keep what is written until the page is left, with one warning for developers. Docusaurus 3.10.2 logs an
 * error for every key that it cannot write.
 */
export function tameStorage(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called with its storage below
  const {getItem, setItem, removeItem} = Storage.prototype;
  const overflow = new WeakMap<Storage, Entries>();
  let isKnown = false;
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return entriesOf(overflow, this).get(key) ?? getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        setItem.call(this, key, value);
        entriesOf(overflow, this).delete(key);
      } catch (error) {
        entriesOf(overflow, this).set(key, value);
        if (!isKnown) {
          isKnown = true;
          console.warn('Nothing more can be stored: what the reader chooses holds until the page is left.', error);
        }
      }
    },
    removeItem(this: Storage, key: string) {
      entriesOf(overflow, this).delete(key);
      removeItem.call(this, key);
    },
  });
}

// Client modules run before Docusaurus renders, and so before it stores anything.
if (typeof window !== 'undefined') {
  tameStorage();
}
