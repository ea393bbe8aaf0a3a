/**
 * Where the sources can be changed: the address to which a repository adds the path of a file, such as
 * `https://github.com/OWNER/NAME/edit/main/`. Pages of the manual then offer it to their readers; without it they offer nothing.
 */
export const editUrl: string | undefined = undefined;
