import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {capture} from '../../scripts/setup/run.mjs';
import {projectFolder as root} from './build';
import {folderWith} from './folder';

const notCopied = ['.cache', '.docusaurus', '.git', 'bench', 'build', 'e2e', 'node_modules', 'test-results'];

/** Timeout of a test that builds, in milliseconds: builds are slow while others run. */
export const BUILD_TIMEOUT = 600_000;

const cli = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/** A copy of the project that a test may change and build. */
export class ProjectCopy {
  readonly folder = folderWith();

  private readonly env: NodeJS.ProcessEnv;

  /**
   * @param variables added to the environment of the test, for the builds. The bundler keeps no cache unless they enable it:
   * it makes the first build slower, and only further builds quicker.
   */
  constructor(variables: Record<string, string> = {}) {
    this.env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', FORCE_COLOR: '0', ...variables};
    for (const name of readdirSync(root).filter((entry) => !notCopied.includes(entry))) {
      cpSync(join(root, name), join(this.folder, name), {recursive: true});
    }
    // Without what the bundler keeps there: a copy must not share a cache with the real site.
    mkdirSync(this.path('node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '.cache')) {
      symlinkSync(join(root, 'node_modules', name), this.path(join('node_modules', name)));
    }
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

  /** Builds the copy, not minified to be quick. */
  build(...args: string[]): Promise<{code: number; output: string}> {
    const env = {...this.env, NODE_ENV: 'production'};
    return capture(process.execPath, [cli, 'build', '--no-minify', ...args], {cwd: this.folder, env});
  }
}
