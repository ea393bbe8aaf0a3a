/** Keeps the highest value of a key. */
export const raise = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, Math.max(value, sums.get(key) ?? 0));
};

/** Adds to the sum of a key. */
export const add = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, value + (sums.get(key) ?? 0));
};
