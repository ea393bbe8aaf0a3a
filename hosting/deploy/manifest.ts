import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {sha256} from '../../src/lib/hashes';
import {listFiles, read} from '../../src/lib/files';
import {withoutLocaleFolder} from '../../src/site/locales';
import {cacheControl, IMMUTABLE} from '../model/headers';
import {inlineHashes, type InlineHashes} from '../model/contentSecurityPolicy';
import {parsePages} from '../model/site';

/** The file of a deployed site that names what its releases consist of. */
export const MANIFEST = 'asset-manifest.json';

/** Whether a file is served as immutable, so that its name must never have other content. */
const isKeptForGood = (file: string) => cacheControl(`/${file}`) === IMMUTABLE;

/** Files that no later release needs: precompressed copies are written for every deploy, and readers save only the newest manual. */
const isRemade = (file: string) => /\.(?:br|gz)$/.test(file) || withoutLocaleFolder(file).startsWith('offline/');

/** The release of a build. */
export function releaseOf(build: string): Release {
  const files = listFiles(build).filter((file) => isKeptForGood(file) && !isRemade(file));
  return {
    files: Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(build, file)), 'base64')])),
    inline: inlineHashes(parsePages(build)),
  };
}

/** The inline scripts of the previous release; undefined when the build was not merged with one. */
export const releaseBefore = (build: string): InlineHashes | undefined => readManifest(build)?.releases[1]?.inline;

/**
 * The files and hashes of a release that stay available after the next one. A manifest may come from the network. Its names become file
 * names, so only names in the folders for hashed files are accepted. Its hashes become part of a server's configuration, so only real
 * hashes are accepted.
 */
const release = z.object({
  /** The files with a content-hashed name that its pages load, each with the SHA-256 of its content in base64. */
  files: z.record(
    z.string().refine((file) => isKeptForGood(file) && !file.split(/[/\\]/).includes('..')),
    z.string(),
  ),
  /** The hashes that a content security policy must allow for its pages. */
  inline: z.object({scripts: z.array(z.string().regex(/^sha256-[\w+/]{43}=$/))}),
});
export type Release = z.infer<typeof release>;

/** The current release, then the earlier ones whose files are still there, newest first. */
const assetManifest = z.object({releases: z.array(release).min(1)});
export type AssetManifest = z.infer<typeof assetManifest>;

/** The manifest in a folder, if it has one. Throws as `parseManifest` does. */
export function readManifest(folder: string): AssetManifest | undefined {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? parseManifest(read(file), file) : undefined;
}

/**
 * Reads the text of a manifest.
 * @param from its file or address, for the message
 * @throws when it is not a manifest
 */
export function parseManifest(text: string, from: string): AssetManifest {
  const {data, error} = assetManifest.safeParse(JSON.parse(text));
  if (error) throw new Error(`${from} is not a manifest of this site:\n${z.prettifyError(error)}`);
  return data;
}
