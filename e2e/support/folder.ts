import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {write} from '../../src/lib/files';

export type Files = Readonly<Record<string, string>>;

/** Files, some of them as bytes. */
export type RawFiles = Readonly<Record<string, string | Buffer>>;

/** Writes files by their paths from a folder. */
export function writeFiles(folder: string, files: RawFiles): void {
  for (const [name, content] of Object.entries(files)) write(join(folder, name), content);
}

/** A new folder with these files. temporaryFolders.ts removes all such folders. */
export function folderWith(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  writeFiles(folder, files);
  return folder;
}
