type Items = Map<string, string>;

/** Items that a storage could not write, by key. They are lost when the page is left. */
function itemsOf(fallback: WeakMap<Storage, Items>, storage: Storage): Items {
  const items = fallback.get(storage) ?? new Map<string, string>();
  fallback.set(storage, items);
  return items;
}

/**
 * Makes a full storage keep items in memory, with one warning for developers. Docusaurus 3.10.2 logs an error for every item
 * that it cannot write.
 */
export function installStorageFallback(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called with its storage below
  const {getItem, setItem, removeItem} = Storage.prototype;
  const fallback = new WeakMap<Storage, Items>();
  let hasWarned = false;
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return itemsOf(fallback, this).get(key) ?? getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        setItem.call(this, key, value);
        itemsOf(fallback, this).delete(key);
      } catch (error) {
        itemsOf(fallback, this).set(key, value);
        if (!hasWarned) {
          hasWarned = true;
          console.warn('The storage is full: choices are kept until the page is left.', error);
        }
      }
    },
    removeItem(this: Storage, key: string) {
      itemsOf(fallback, this).delete(key);
      removeItem.call(this, key);
    },
  });
}

// Client modules run before Docusaurus renders, and so before it stores anything.
if (typeof window !== 'undefined') {
  installStorageFallback();
}
