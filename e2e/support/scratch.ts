import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {capture} from '../../scripts/setup/run.mjs';

const root = join(__dirname, '..', '..');
const notCopied = ['.cache', '.docusaurus', '.git', 'build', 'e2e', 'node_modules', 'test-results'];

/** How long a test may take that builds, in milliseconds: builds are slow beside others. */
export const longestBuild = 300_000;

/** A copy of the project that a test may change and build. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'scratch-site-'));

  constructor() {
    for (const name of readdirSync(root).filter((entry) => !notCopied.includes(entry))) {
      cpSync(join(root, name), join(this.folder, name), {recursive: true});
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** The full path of a file of the copy. */
  path(file: string): string {
    return join(this.folder, file);
  }

  /**
   * Rewrites a file of the copy.
   * @throws when that changes nothing
   */
  edit(file: string, change: (content: string) => string): void {
    const before = readFileSync(this.path(file), 'utf8');
    const after = change(before);
    if (after === before) {
      throw new Error(`${file} has nothing in it that this test could change.`);
    }
    writeFileSync(this.path(file), after);
  }

  /** Builds the copy, not minified to be quick. Its bundler must not share a cache with the real site. */
  build(...args: string[]): Promise<{code: number; output: string}> {
    const cli = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
    const env = {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', FORCE_COLOR: '0'};
    return capture(process.execPath, [cli, 'build', '--no-minify', ...args], {cwd: this.folder, env});
  }

  remove(): void {
    rmSync(this.folder, {recursive: true});
  }
}
