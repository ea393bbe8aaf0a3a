import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join, sep} from 'node:path';
import {mergeReleases} from '../../hosting/deploy/merge';
import {previousDeploy} from '../../hosting/deploy/previous';
import {headersOf, hostingModel} from '../../hosting/model';
import {serve, type RunningServer} from '../../scripts/serve';
import {addressIn} from '../../src/post-build/files';
import {sourceStrings} from '../../src/post-build/offline/strings';
import {writeOffline} from '../../src/post-build/offline/write';
import {locales, sourceLocale} from '../../src/site-model/locales';
import {buildFolder} from './build';
import {files} from './files';

export interface DeployOptions {
  /** The hashed files of the old version stay, as `npm run deploy:merge` leaves them. */
  keepsOld?: boolean;
  /** The new version has no main script: its upload was cut off, for instance. */
  isBroken?: boolean;
  /** The new version keeps no pages on phones any more (src/site/offline.ts). */
  endsWorkers?: boolean;
}

/** A site of its own, on which a new version can be put while somebody reads the old one. */
interface OwnSite {
  url: string;
  /** Puts a version in the place of the old one that differs in the names of all scripts, sheets and files of the search. */
  deploy: (options?: DeployOptions) => Promise<void>;
  /** The folder that is served. */
  root: string;
  /** Ends all connections: nobody reaches the site until `connect`. */
  disconnect: () => Promise<void>;
  connect: () => Promise<void>;
  close: () => Promise<void>;
}

const named = /\.([0-9a-f]{8,10})\.(?:js|css|txt|json)$/;

function reversed(text: string): string {
  return [...text].reverse().join('');
}

const listFiles = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file));

function renameAll(folder: string): void {
  const all = listFiles(folder).filter((file) => !file.includes(`${sep}offline${sep}`));
  const hashes = new Set(all.flatMap((file) => named.exec(file)?.[1] ?? []));
  const anyHash = new RegExp([...hashes].join('|'), 'g');
  for (const file of all.filter((each) => /\.(?:js|css|html|txt|json)$/.test(each))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(anyHash, reversed));
    renameSync(file, join(file, '..', basename(file).replace(anyHash, reversed)));
  }
}

/** Packs the pages anew and writes the worker, as the build does at its end. */
async function writeWorker(folder: string, isOffered: boolean): Promise<void> {
  rmSync(join(folder, 'offline'), {recursive: true, force: true});
  for (const locale of locales) {
    const isSource = locale === sourceLocale;
    const outDir = isSource ? folder : join(folder, locale);
    const strings = sourceStrings();
    await writeOffline({
      siteDir: join(folder, '..'),
      root: folder,
      outDir,
      locale,
      files: listFiles(outDir).filter(
        (file) =>
          statSync(file).isFile() &&
          !(isSource && locales.slice(1).some((other) => file.startsWith(join(folder, other) + sep))),
      ),
      addressOf: addressIn(outDir, isSource ? '/' : `/${locale}/`),
      site: {base: '/', locales: [...locales]},
      strings,
      isOffered,
    });
  }
}

/** Serves a copy of the build. */
export async function serveOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const [root, next, old] = [join(folder, 'live'), join(folder, 'next'), join(folder, 'old')];
  cpSync(buildFolder, root, {recursive: true});
  const model = hostingModel(root);
  const headersFor = (file: string) => headersOf(model, file);
  let server: RunningServer | undefined = await serve({root, headersFor});
  const {url} = server;
  const disconnect = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    url: url.replace(/\/$/, ''),
    root,
    disconnect,
    connect: async () => {
      server = await serve({root, headersFor, port: Number(new URL(url).port)});
    },
    deploy: async ({keepsOld = false, isBroken = false, endsWorkers = false} = {}) => {
      cpSync(root, next, {recursive: true});
      renameAll(next);
      await writeWorker(next, !endsWorkers);
      if (isBroken) {
        for (const file of listFiles(next).filter((each) => files['the main script'].test(each))) {
          rmSync(file);
        }
      }
      if (keepsOld) {
        await mergeReleases(next, {previous: await previousDeploy(root), keep: 2});
      }
      rmSync(old, {recursive: true, force: true});
      renameSync(root, old);
      renameSync(next, root);
    },
    close: async () => {
      await disconnect();
      rmSync(folder, {recursive: true});
    },
  };
}
