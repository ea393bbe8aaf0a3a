import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {MANIFEST, parseManifest, releaseOf, type AssetManifest} from './manifest';

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
  const isOnWeb = /^https?:/.test(source);
  const placeOf = (name: string) => (isOnWeb ? new URL(name, source.replace(/\/?$/, '/')).href : join(source, name));
  const find = async (name: string) => {
    if (isOnWeb) return download(placeOf(name));
    return existsSync(placeOf(name)) ? readFileSync(placeOf(name)) : undefined;
  };
  const read = async (name: string) => {
    const content = await find(name);
    if (!content) throw new Error(`${placeOf(name)} is gone, although the manifest of the last deploy names it.`);
    return content;
  };
  if (!isOnWeb && !existsSync(placeOf('index.html'))) throw noDeploy(source);
  const manifest = await find(MANIFEST);
  if (manifest) return {manifest: parseManifest(manifest.toString(), placeOf(MANIFEST)), read};
  if (isOnWeb) throw noDeploy(source);
  return {manifest: {releases: [releaseOf(source)]}, read};
}

const noDeploy = (source: string) =>
  new Error(
    `${source} has no deploy of this site: found neither index.html in such a folder nor ${MANIFEST} at such an address. ` +
      'Correct it, or say --first when nothing is live yet: the files that open pages still need are then not kept.',
  );

/** The file at an address; undefined when it is not there. @throws when nobody answers, or not with a file */
async function download(address: string): Promise<Buffer | undefined> {
  const response = await fetch(address).catch((error: unknown) => {
    // Node's fetch says only that it failed; the reason is in the cause.
    const {cause} = error as {cause?: {code?: string}};
    const reason = cause?.code ?? String(error);
    throw new Error(`${address} does not answer (${reason}). Correct it, or say --first when nothing is live yet.`, {
      cause: error,
    });
  });
  if (!response.ok && response.status !== 404) {
    throw new Error(`${address} answers with status ${response.status}: nothing is known of the last deploy.`);
  }
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}
