type Items = Map<string, string>;

/** Items that a storage could not write, by key. They are lost when the page is left. */
function itemsOf(fallback: WeakMap<Storage, Items>, storage: Storage): Items {
  const items = fallback.get(storage) ?? new Map<string, string>();
  fallback.set(storage, items);
  return items;
}

/**
 * Makes a storage that is full, or whose methods throw, keep items in memory, with one warning for developers. Docusaurus 3.10.2
 * logs an error for every item that it cannot read, write or remove.
 */
export function installStorageFallback(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called with its storage below
  const {getItem, setItem, removeItem} = Storage.prototype;
  const fallback = new WeakMap<Storage, Items>();
  let hasWarned = false;
  const warn = (problem: string, error: unknown) => {
    if (!hasWarned) {
      hasWarned = true;
      console.warn(`The storage ${problem}: choices are kept until the page is left.`, error);
    }
  };
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      try {
        return itemsOf(fallback, this).get(key) ?? getItem.call(this, key);
      } catch (error) {
        warn('cannot be read', error);
        return null;
      }
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        setItem.call(this, key, value);
        itemsOf(fallback, this).delete(key);
      } catch (error) {
        itemsOf(fallback, this).set(key, value);
        warn('is full', error);
      }
    },
    removeItem(this: Storage, key: string) {
      itemsOf(fallback, this).delete(key);
      try {
        removeItem.call(this, key);
      } catch (error) {
        warn('cannot be changed', error);
      }
    },
  });
}

// Client modules run before Docusaurus renders, and so before it stores anything.
if (typeof window !== 'undefined') {
  installStorageFallback();
}
