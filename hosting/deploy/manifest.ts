import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isContentIndex} from '../../src/static-first/contentIndexFile';
import {cacheControl, IMMUTABLE} from '../model/cacheControl';
import {listFiles} from '../model/site';

/** The file of a deployed site that names what its releases consist of. */
export const MANIFEST = 'asset-manifest.json';

/** The files that the pages of one release load under a name of its own, each with the SHA-256 of its content. */
export type Release = {[file: string]: string};

/** The present release, then those before it whose files are still there: the newest first. */
export type AssetManifest = {releases: Release[]};

/** The SHA-256 of a file's content, in base64. */
export const digest = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

/** Whether browsers keep a file for good, so that its name must never stand for another content. */
const isKeptForGood = (file: string) => cacheControl(`/${file}`) === IMMUTABLE;

/** Copies that were compressed ahead are made anew for every deploy, and whoever saves the manual asks for the present one. */
const isMadeAnew = (file: string) => /\.(?:br|gz|zst)$/.test(file) || /^(?:[a-z]{2}\/)?offline\//.test(file);

/** Whether pages of a release need the file. The content index of each release has its own name, and is asked for anew. */
const belongsToRelease = (file: string) => isKeptForGood(file) || isContentIndex(file);

/** What a build consists of. */
export function releaseOf(build: string): Release {
  const files = listFiles(build).filter((file) => belongsToRelease(file) && !isMadeAnew(file));
  return Object.fromEntries(files.map((file) => [file, digest(readFileSync(join(build, file)))]));
}

/**
 * Reads a manifest. It may come from a network, and its names become names of files: only those of the folders for hashed names pass.
 * @param from where it was found, for the message
 * @throws when it is not a manifest
 */
export function parseManifest(text: string, from: string): AssetManifest {
  const {releases} = JSON.parse(text) as Partial<AssetManifest>;
  const files = Array.isArray(releases) ? releases.flatMap((release) => Object.keys(release)) : undefined;
  const refused = files?.find((file) => !belongsToRelease(file) || file.split(/[/\\]/).includes('..'));
  if (!releases || refused !== undefined) {
    throw new Error(
      `${from} is no manifest of this site${refused === undefined ? '' : `: it names ${refused}, which is no file with a hash`}.`,
    );
  }
  return {releases};
}
