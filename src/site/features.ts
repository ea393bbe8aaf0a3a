/**
 * Whether pages are cached for reading without a connection. With `false` the next build contains a worker that deletes the caches and
 * unregisters itself in every browser that returns.
 */
// eslint-disable-next-line @typescript-eslint/no-inferrable-types -- without the type the other value would be a mistake to the compiler
export const isOfflineOffered: boolean = true;

/**
 * Where the sources can be changed: the address to which a repository adds the path of a file, such as
 * `https://github.com/OWNER/NAME/edit/main/`. Pages of the manual then offer it to their readers; without it they offer nothing.
 */
export const editUrl: string | undefined = undefined;
