import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isContentIndex} from '../../src/static-first/contentIndexFile';
import {sha256} from '../../src/utils/contentHash';
import {listFiles} from '../../src/utils/listFiles';
import {withoutLocaleFolder} from '../../src/site-model/localeFolder';
import {cacheControl, IMMUTABLE} from '../model/cacheControl';
import {inlineHashes, type InlineHashes} from '../model/inlineHashes';
import {readPages} from '../model/site';

/** The file of a deployed site that names what its releases consist of. */
export const MANIFEST = 'asset-manifest.json';

/** What of one release is kept while the next one takes its place. */
export interface Release {
  /** The files that its pages load under a name of its own, each with the SHA-256 of its content. */
  files: {[file: string]: string};
  /** What a content security policy must admit for its pages. */
  inline: InlineHashes;
}

/** The present release, then those before it whose files are still there: the newest first. */
export type AssetManifest = {releases: Release[]};

/** The SHA-256 of a file's content, in base64. */
export const digest = (content: Buffer): string => sha256(content, 'base64');

/** Whether browsers keep a file for good, so that its name must never stand for another content. */
const isKeptForGood = (file: string) => cacheControl(`/${file}`) === IMMUTABLE;

/** Copies that were compressed ahead are made anew for every deploy, and whoever saves the manual asks for the present one. */
const isMadeAnew = (file: string) => /\.(?:br|gz|zst)$/.test(file) || withoutLocaleFolder(file).startsWith('offline/');

/** Whether pages of a release need the file. The content index of each release has its own name, and is asked for anew. */
const belongsToRelease = (file: string) => isKeptForGood(file) || isContentIndex(withoutLocaleFolder(file));

/** What a build consists of. */
export function releaseOf(build: string): Release {
  const files = listFiles(build).filter((file) => belongsToRelease(file) && !isMadeAnew(file));
  return {
    files: Object.fromEntries(files.map((file) => [file, digest(readFileSync(join(build, file)))])),
    inline: inlineHashes(readPages(build)),
  };
}

/** The inline scripts and styles of the release that a build takes the place of; undefined when it was not merged with one. */
export function releaseBefore(build: string): InlineHashes | undefined {
  const file = join(build, MANIFEST);
  return existsSync(file) ? parseManifest(readFileSync(file, 'utf8'), file).releases[1]?.inline : undefined;
}

/**
 * Reads a manifest. It may come from a network. Its names become names of files, and only those of the folders for hashed names pass; its
 * hashes become a part of a server's configuration, and only hashes pass.
 * @param from where it was found, for the message
 * @throws when it is not a manifest
 */
export function parseManifest(text: string, from: string): AssetManifest {
  const {releases} = JSON.parse(text) as {releases?: Partial<Release>[]};
  const complete = (Array.isArray(releases) ? releases : []).flatMap(({files, inline}) =>
    files && Array.isArray(inline?.scripts) && Array.isArray(inline.styles) ? [{files, inline}] : [],
  );
  const refused = complete.flatMap(({files, inline}) => [
    ...Object.keys(files).filter((file) => !belongsToRelease(file) || file.split(/[/\\]/).includes('..')),
    ...[...inline.scripts, ...inline.styles].filter((hash) => !/^sha256-[\w+/]{43}=$/.test(hash)),
  ])[0];
  if (complete.length === 0 || complete.length !== releases?.length || refused !== undefined) {
    throw new Error(
      `${from} is no manifest of this site${refused === undefined ? '' : `: it names ${refused}, which is no file with a hash and no hash`}.`,
    );
  }
  return {releases: complete};
}
