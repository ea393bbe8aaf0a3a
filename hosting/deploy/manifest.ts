import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isContentIndex} from '../../src/startup/contentIndexFile';
import {sha256} from '../../src/lib/contentHash';
import {listFiles} from '../../src/lib/listFiles';
import {withoutLocaleFolder} from '../../src/site/localeFolder';
import {cacheControl, IMMUTABLE} from '../model/cacheControl';
import {inlineHashes, type InlineHashes} from '../model/inlineHashes';
import {readPages} from '../model/site';

/** The file of a deployed site that names what its releases consist of. */
export const MANIFEST = 'asset-manifest.json';

/** The files and hashes of a release that stay available after the next one. */
export interface Release {
  /** The files with a content-hashed name that its pages load, each with the SHA-256 of its content. */
  files: {[file: string]: string};
  /** The hashes that a content security policy must allow for its pages. */
  inline: InlineHashes;
}

/** The present release, then those before it whose files are still there: the newest first. */
export type AssetManifest = {releases: Release[]};

/** The SHA-256 of a file's content, in base64. */
export const digest = (content: Buffer): string => sha256(content, 'base64');

/** Whether a file is served as immutable, so that its name must never have another content. */
const isKeptForGood = (file: string) => cacheControl(`/${file}`) === IMMUTABLE;

/** Files that no later release needs: precompressed copies are written for every deploy, and readers save the newest manual only. */
const isMadeAnew = (file: string) => /\.(?:br|gz)$/.test(file) || withoutLocaleFolder(file).startsWith('offline/');

/** Whether pages of a release need the file. The content index of each release has its own name, and is served with `no-cache`. */
const belongsToRelease = (file: string) => isKeptForGood(file) || isContentIndex(withoutLocaleFolder(file));

/** The release of a build. */
export function releaseOf(build: string): Release {
  const files = listFiles(build).filter((file) => belongsToRelease(file) && !isMadeAnew(file));
  return {
    files: Object.fromEntries(files.map((file) => [file, digest(readFileSync(join(build, file)))])),
    inline: inlineHashes(readPages(build)),
  };
}

/** The inline scripts of the previous release; undefined when the build was not merged with one. */
export function releaseBefore(build: string): InlineHashes | undefined {
  const file = join(build, MANIFEST);
  return existsSync(file) ? parseManifest(readFileSync(file, 'utf8'), file).releases[1]?.inline : undefined;
}

/**
 * Reads a manifest, which may come from the network. Its names become file names, so that only those in the folders for hashed names are
 * accepted; its hashes become a part of a server's configuration, so that only hashes are.
 * @param from where it was found, for the message
 * @throws when it is not a manifest
 */
export function parseManifest(text: string, from: string): AssetManifest {
  const {releases} = JSON.parse(text) as {releases?: Partial<Release>[]};
  const complete = (Array.isArray(releases) ? releases : []).flatMap(({files, inline}) =>
    files && Array.isArray(inline?.scripts) ? [{files, inline}] : [],
  );
  const refused = complete.flatMap(({files, inline}) => [
    ...Object.keys(files).filter((file) => !belongsToRelease(file) || file.split(/[/\\]/).includes('..')),
    ...inline.scripts.filter((hash) => !/^sha256-[\w+/]{43}=$/.test(hash)),
  ])[0];
  if (complete.length === 0 || complete.length !== releases?.length || refused !== undefined) {
    throw new Error(
      `${from} is no manifest of this site${refused === undefined ? '' : `: it names ${refused}, which is no file with a hash and no hash`}.`,
    );
  }
  return {releases: complete};
}
