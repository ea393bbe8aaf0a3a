/**
 * Whether pages are cached for reading without a connection. With `false` the next build contains a worker that deletes the caches and
 * unregisters itself in every browser that returns.
 */
// eslint-disable-next-line @typescript-eslint/no-inferrable-types -- without the type, the other value would be a type error
export const isOfflineOffered: boolean = true;

/**
 * The address for editing the sources, to which the path of a file is added, such as `https://github.com/OWNER/NAME/edit/main/`. With it,
 * pages of the manual have a link for changes; without it, they have none.
 */
export const editUrl: string | undefined = undefined;
