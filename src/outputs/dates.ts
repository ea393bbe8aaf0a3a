import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {hasFullHistory} from '../lib/commands';

const warning = `[WARNING] Sin fechas: esta copia de git es superficial, o no hay git, y no se sabe cuándo cambió cada página.
  Las páginas y el mapa del sitio salen sin la fecha del último cambio. Tráelo todo: git fetch --unshallow (en GitHub Actions: fetch-depth: 0).
[WARNING] No dates: this clone of git is shallow, or there is no git, so that nobody knows when each page was changed.
  Pages and the sitemap go without the date of the last change. Get all of it: git fetch --unshallow (in GitHub Actions: fetch-depth: 0).`;

/** Whether pages can say when they were last changed; if not, a warning says what to do. */
export function hasDates(folder: string): boolean {
  const isKnown = hasFullHistory(folder);
  if (!isKnown) console.warn(warning);
  return isKnown;
}

const history = getVcsPreset('default-v2');

/** The history of each file. The sitemap asks for posts and free pages by a path within the site; Docusaurus knows only full paths. */
export const historyIn = (folder: string): VcsConfig => ({
  initialize: history.initialize,
  getFileCreationInfo: (file) => history.getFileCreationInfo(file),
  getFileLastUpdateInfo: (file) => history.getFileLastUpdateInfo(path.resolve(folder, file)),
});
