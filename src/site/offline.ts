/**
 * Whether pages are kept on the phone for reading without a connection. With `false` the next build contains a worker that removes
 * all that was kept, and itself, from every browser that comes back.
 */
// eslint-disable-next-line @typescript-eslint/no-inferrable-types -- without the type the other value would be a mistake to the compiler
export const isOfflineOffered: boolean = true;
