import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {cleanPath} from '../site-model/cleanPath';
import {git, hasFullHistory} from '../utils/git';

/** Begins the line of a commit; no name of a file contains it. */
const COMMIT = '\u001e';

/**
 * The day on which each file of a folder was last changed according to git, by its relative path. Empty without the full history: a
 * shallow clone would give every file the day of its oldest commit.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  if (!hasFullHistory(folder)) return days;
  const log = git(folder, 'log', `--format=${COMMIT}%cs`, '--name-only', '--relative', '--', '.') ?? '';
  for (const commit of log.split(COMMIT).slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    // The newest commit comes first.
    files.filter((file) => !days.has(file)).forEach((file) => days.set(file, day));
  }
  return days;
}

/**
 * The day on which the text of a page was last changed.
 * @param address of the page, with the base URL, with or without a slash at the end
 */
export type DayOf = (address: string) => string | undefined;

/** @returns the days of the pages that have a source file; lists of other pages have none */
export function daysOfPages(siteDir: string, routes: readonly RouteConfig[]): DayOf {
  const changes = lastChanges(siteDir);
  const sources = new Map(
    flattenRoutes([...routes]).flatMap(({path, metadata}) =>
      metadata?.sourceFilePath?.match(/\.mdx?$/) ? [[cleanPath(path), metadata.sourceFilePath] as const] : [],
    ),
  );
  return (address) => changes.get(sources.get(cleanPath(address)) ?? '');
}
