import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {capture} from '../../scripts/setup/run.mjs';
import {projectFolder as root} from './build';
import {folderWith} from './folder';

const leftOutNames = ['.cache', '.docusaurus', '.git', 'bench', 'build', 'e2e', 'node_modules', 'test-results'];

/** The timeout of a test that builds, in milliseconds. Builds are slow while others run. */
export const BUILD_TIMEOUT = 600_000;

const cli = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/** A copy of the project that a test may change and build. */
export class ProjectCopy {
  readonly folder = folderWith();

  private readonly env: NodeJS.ProcessEnv;

  /**
   * @param variables added to the environment of the builds. Without them the bundler has no cache: a cache slows down the
   * first build, and speeds up only later ones.
   */
  constructor(variables: Record<string, string> = {}) {
    this.env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', FORCE_COLOR: '0', ...variables};
    for (const name of readdirSync(root).filter((entry) => !leftOutNames.includes(entry))) {
      cpSync(join(root, name), join(this.folder, name), {recursive: true});
    }
    // The bundler keeps its cache there. A copy must not share it with the real site.
    mkdirSync(this.path('node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '.cache')) {
      symlinkSync(join(root, 'node_modules', name), this.path(join('node_modules', name)));
    }
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  /**
   * Rewrites a file of the copy.
   * @throws when the content does not change
   */
  edit(file: string, change: (content: string) => string): void {
    const content = readFileSync(this.path(file), 'utf8');
    const newContent = change(content);
    if (newContent === content) {
      throw new Error(`${file} has nothing in it that this test could change.`);
    }
    writeFileSync(this.path(file), newContent);
  }

  /** Builds the copy with the command of Docusaurus, which a host may call too, without minification because that is faster. */
  build(...args: string[]): Promise<{code: number; output: string}> {
    const env = {...this.env, NODE_ENV: 'production'};
    return capture(process.execPath, [cli, 'build', '--no-minify', ...args], {cwd: this.folder, env});
  }
}
