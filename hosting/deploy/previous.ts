import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {MANIFEST, parseManifest, readManifest, releaseOf, type AssetManifest} from './manifest';

/** The site as it was deployed last. */
export interface PreviousDeploy {
  manifest: AssetManifest;
  /** Rejects when the file is not there. */
  read: (file: string) => Promise<Buffer>;
}

/**
 * Finds the last deploy: in a folder, or on the web by the address of its home page.
 * @throws when there is none, so that a mistyped source never passes for the first deploy
 */
export async function previousDeploy(source: string): Promise<PreviousDeploy> {
  const release = /^https?:/.test(source) ? await webDeploy(source) : folderDeploy(source);
  if (!release) {
    throw new Error(
      `${source} has no deploy of this site: found neither index.html in such a folder nor ${MANIFEST} at such an address. ` +
        'Correct it, or say --first when nothing is live yet: the files that open pages still need are then not kept.',
    );
  }
  return release;
}

function folderDeploy(folder: string): PreviousDeploy | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  return {
    manifest: readManifest(folder) ?? {releases: [releaseOf(folder)]},
    read: (name) => Promise.resolve(readFileSync(join(folder, name))),
  };
}

async function webDeploy(home: string): Promise<PreviousDeploy | undefined> {
  const address = (name: string) => new URL(name, home.endsWith('/') ? home : `${home}/`).href;
  const get = async (name: string) => {
    const response = await fetch(address(name)).catch((error: unknown) => {
      // Node's fetch says only that it failed; the reason is in the cause.
      const {cause} = error as {cause?: {code?: string}};
      const reason = cause?.code ?? String(error);
      throw new Error(
        `${address(name)} does not answer (${reason}). Correct it, or say --first when nothing is live yet.`,
        {cause: error},
      );
    });
    if (!response.ok && response.status !== 404) {
      throw new Error(`${address(name)} answers with status ${response.status}: nothing is known of the last deploy.`);
    }
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  };
  const manifest = await get(MANIFEST);
  return (
    manifest && {
      manifest: parseManifest(manifest.toString(), address(MANIFEST)),
      read: async (name) => {
        const content = await get(name);
        if (!content) throw new Error(`${address(name)} is gone, although the manifest of the last deploy names it.`);
        return content;
      },
    }
  );
}
