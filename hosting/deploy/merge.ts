import {join} from 'node:path';
import {sha256} from '../../src/lib/hashes';
import {write} from '../../src/lib/files';
import {MANIFEST, readManifest, releaseOf, type AssetManifest, type Release} from './manifest';
import type {PreviousDeploy} from './previous';

const isSame = (one: Release, other: Release) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Adds the hashed files of the last releases to a build, and writes the manifest for the next deploy. A page that was opened before the
 * deploy then still finds its scripts, stylesheets and search index.
 * @param keep how many releases the build serves in the end
 * @returns how many releases the build now serves, its own among them, and how many of its files belong only to earlier releases
 * @throws when a file is missing or damaged, or when a name has two contents: browsers would never replace the cached file
 */
export async function mergeReleases(build: string, {previous, keep}: {previous?: PreviousDeploy; keep: number}) {
  // A build that was merged before has files of earlier releases.
  const latestRelease = readManifest(build)?.releases[0] ?? releaseOf(build);
  const olderReleases = (previous?.manifest.releases ?? []).filter((release) => !isSame(release, latestRelease));
  const releases = [latestRelease, ...olderReleases].slice(0, keep);
  let keptCount = 0;
  const files = {...latestRelease.files};
  for (const [file, hash] of releases.slice(1).flatMap(({files}) => Object.entries(files))) {
    const currentHash = files[file];
    if (currentHash !== undefined && currentHash !== hash) {
      throw new Error(
        `${file} has other content than under the same name before. Browsers keep it for good: ` +
          'make the name depend on the content, then deploy.',
      );
    }
    if (currentHash === undefined && previous) {
      const content = await previous.read(file);
      if (sha256(content, 'base64') !== hash) {
        throw new Error(`${file} of the last deploy is damaged: its content is not what the manifest names.`);
      }
      write(join(build, file), content);
      files[file] = hash;
      keptCount += 1;
    }
  }
  write(join(build, MANIFEST), `${JSON.stringify({releases} satisfies AssetManifest)}\n`);
  return {releases: releases.length, keptCount};
}
