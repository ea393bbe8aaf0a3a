import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Vitest's global setup: what tests write into temporary folders lies in one, which is removed when all tests are done. */
export default function collectTemporaryFolders(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // A server that gives up the rights of root reads in it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
