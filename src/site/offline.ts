/**
 * Whether pages are cached for reading without a connection. With `false` the next build contains a worker that deletes the caches and
 * unregisters itself in every browser that returns.
 */
// eslint-disable-next-line @typescript-eslint/no-inferrable-types -- without the type the other value would be a mistake to the compiler
export const isOfflineOffered: boolean = true;
