import {existsSync, statSync} from 'node:fs';
import {dirname, join, resolve, sep} from 'node:path';

/** What a request path stands for on disk: a file below the root, or nothing. Paths use forward slashes and start with one. */
export interface SiteFiles {
  /** The file that answers a clean path: itself, or the index.html of that folder; undefined when there is none. */
  fileFor: (pathname: string) => string | undefined;
  /** The not-found page nearest to a path on the way up, so that /en/anything is answered in English. */
  notFoundPageFor: (pathname: string) => string | undefined;
}

/** Looks files up below `root` at every request, so that a build swapped under a running server is served at once. */
export function siteFiles(root: string): SiteFiles {
  const base = resolve(root);

  function isFile(pathname: string): boolean {
    const file = resolve(join(base, pathname));
    return file.startsWith(base + sep) && existsSync(file) && statSync(file).isFile();
  }

  function fileFor(pathname: string): string | undefined {
    const index = `${pathname.replace(/\/$/, '')}/index.html`;
    return [pathname, index].find((candidate) => isFile(candidate));
  }

  // Docusaurus writes one 404.html per locale, beside its home page.
  function notFoundPageFor(pathname: string): string | undefined {
    const folder = dirname(pathname).replace(/\/$/, '');
    const page = `${folder}/404.html`;
    if (isFile(page)) {
      return page;
    }
    return folder === '' ? undefined : notFoundPageFor(folder);
  }

  return {fileFor, notFoundPageFor};
}
