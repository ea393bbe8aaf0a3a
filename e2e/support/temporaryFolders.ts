import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Vitest's global setup, and a part of Playwright's: one folder for all that tests write into temporary ones, removed at the end. */
export default function collectTemporaryFolders(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // A server that gives up the rights of root reads in it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
