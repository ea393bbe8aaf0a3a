import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {write} from '../../src/lib/files';

export type Files = Readonly<Record<string, string>>;

export type RawFiles = Readonly<Record<string, string | Buffer>>;

export function writeFiles(folder: string, files: RawFiles): void {
  for (const [name, content] of Object.entries(files)) write(join(folder, name), content);
}

/** A new folder with these files. It is removed at the end of all tests. */
export function folderWith(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  writeFiles(folder, files);
  return folder;
}

/** Vitest's global setup, and a part of Playwright's: one parent for all temporary folders of tests, removed at the end. */
export default function collectTemporaryFolders(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // A server that drops root must be able to read it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
