import {immutableFolders} from '../model/cacheControl';
import type {HostingModel} from '../model';

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
