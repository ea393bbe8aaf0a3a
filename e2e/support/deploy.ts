import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {serve} from '../../scripts/serve';
import {buildFolder} from './build';

/** A site of its own, on which a new version can be put while somebody reads the old one. */
interface OwnSite {
  url: string;
  /** Puts a version in the place of the old one that differs in the names of all scripts and sheets. The old files are gone. */
  deploy: () => void;
  close: () => Promise<void>;
}

const named = /\.([0-9a-f]{8})\.(?:js|css)$/;

function reversed(text: string): string {
  return [...text].reverse().join('');
}

function renameAll(folder: string): void {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file));
  const hashes = new Set(files.flatMap((file) => named.exec(file)?.[1] ?? []));
  const anyHash = new RegExp([...hashes].join('|'), 'g');
  for (const file of files.filter((each) => /\.(?:js|css|html)$/.test(each))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(anyHash, reversed));
    renameSync(file, join(file, '..', basename(file).replace(anyHash, reversed)));
  }
}

/** Serves a copy of the build. */
export async function serveOwnSite(): Promise<OwnSite> {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(buildFolder, root, {recursive: true});
  const server = await serve({root});
  return {
    url: server.url.replace(/\/$/, ''),
    deploy: () => renameAll(root),
    close: async () => {
      await server.close();
      rmSync(root, {recursive: true});
    },
  };
}
