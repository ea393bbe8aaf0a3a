import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Vitest's global setup, and a part of Playwright's: one parent for all temporary folders of tests, removed at the end. */
export default function collectTemporaryFolders(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // A server that drops root must be able to read it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
