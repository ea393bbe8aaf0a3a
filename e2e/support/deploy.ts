import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {mergeReleases} from '../../hosting/deploy/merge';
import {previousDeploy} from '../../hosting/deploy/previous';
import {serve} from '../../scripts/serve';
import {buildFolder} from './build';
import {files} from './files';

export interface DeployOptions {
  /** The hashed files of the old version stay, as `npm run deploy:merge` leaves them. */
  keepsOld?: boolean;
  /** The new version has no main script: its upload was cut off, for instance. */
  isBroken?: boolean;
}

/** A site of its own, on which a new version can be put while somebody reads the old one. */
interface OwnSite {
  url: string;
  /** Puts a version in the place of the old one that differs in the names of all scripts, sheets and files of the search. */
  deploy: (options?: DeployOptions) => Promise<void>;
  close: () => Promise<void>;
}

const named = /\.([0-9a-f]{8,10})\.(?:js|css|txt)$/;

function reversed(text: string): string {
  return [...text].reverse().join('');
}

const listFiles = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file));

function renameAll(folder: string): void {
  const all = listFiles(folder);
  const hashes = new Set(all.flatMap((file) => named.exec(file)?.[1] ?? []));
  const anyHash = new RegExp([...hashes].join('|'), 'g');
  for (const file of all.filter((each) => /\.(?:js|css|html|txt)$/.test(each))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(anyHash, reversed));
    renameSync(file, join(file, '..', basename(file).replace(anyHash, reversed)));
  }
}

/** Serves a copy of the build. */
export async function serveOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const [root, next, old] = [join(folder, 'live'), join(folder, 'next'), join(folder, 'old')];
  cpSync(buildFolder, root, {recursive: true});
  const server = await serve({root});
  return {
    url: server.url.replace(/\/$/, ''),
    deploy: async ({keepsOld = false, isBroken = false} = {}) => {
      cpSync(root, next, {recursive: true});
      renameAll(next);
      if (isBroken) {
        for (const file of listFiles(next).filter((each) => files['the main script'].test(each))) {
          rmSync(file);
        }
      }
      if (keepsOld) {
        await mergeReleases(next, {previous: await previousDeploy(root), keep: 2});
      }
      renameSync(root, old);
      renameSync(next, root);
    },
    close: async () => {
      await server.close();
      rmSync(folder, {recursive: true});
    },
  };
}
