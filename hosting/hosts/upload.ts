import {immutableFolders} from '../model/cacheControl';
import type {HostingModel} from '../model';
import {generatedBy} from './host';

/**
 * The folders of a build whose files have a hash in their name, of all locales. They are uploaded first, so that no page is served
 * before its scripts.
 */
export const hashedFolders = (model: HostingModel): string[] => foldersOf(model, immutableFolders);

/** The folders of these names that a build has, of all locales. */
export const foldersOf = ({site}: HostingModel, names: readonly string[]): string[] =>
  site.notFound
    .flatMap(({below}) => names.map((name) => `${below.slice(site.base.length)}${name}`))
    .filter((folder) => site.files.some((file) => file.startsWith(`${folder}/`)));

/** What must happen before an upload: the policy of the new release admits the pages of both. */
export const policyFirst = (step: string) =>
  `First ${step}: it admits the inline scripts of this release and of the one before it.`;

/**
 * The upload to a server of one's own. Files are compared by their content and get the time of the upload: nginx and Caddy would
 * answer "not modified" for a new page of the same size and time, and what has not changed keeps its time and its ETag.
 */
export function serverUpload(model: HostingModel): string {
  const folders = hashedFolders(model).map((name) => `"$1/./${name}"`);
  return [
    '#!/bin/sh',
    `# ${generatedBy}`,
    '# Usage: sh upload.sh BUILD_FOLDER [USER@HOST:]FOLDER   (after `npm run deploy:merge`, which keeps the last releases)',
    `# ${policyFirst('install the new configuration and reload the server')}`,
    'set -eu',
    '# What pages load, then the pages, each replaced in one step; then what no kept release needs any more.',
    `rsync --recursive --relative --checksum ${folders.join(' ')} "$2/"`,
    'rsync --recursive --checksum --delay-updates "$1/" "$2/"',
    'rsync --recursive --checksum --delete "$1/" "$2/"',
    '',
  ].join('\n');
}
