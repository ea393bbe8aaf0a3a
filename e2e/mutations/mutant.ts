import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {capture} from '../../scripts/setup/run.mjs';
import {listFiles} from '../../src/lib/listFiles';
import {ProjectCopy} from '../support/projectCopy';
import {replaceInlineScript} from './inlineScript';
import {applyEdit, testFile, type Mutation} from './mutation';
import {resultsOf, type PlaywrightReport} from './reports';

/** One locale is enough for most tests, and halves the time of a build. */
const locale = 'es';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Multiplies the timeouts of the tests: most must fail here, and many do so by a timeout. Without a mutation they pass within it. */
const TIMEOUT_FACTOR = 0.3;

/** A pattern of the full title of a mutation's test in that locale, for the filter of the runner. */
export function patternOf({test: [, title]}: Mutation): string {
  return `^(?!.*\\(en[,)])(?:.* )?${escape(title)}`;
}

/** A copy of the project to which mutations are applied, and on which their tests run. */
export class Mutant extends ProjectCopy {
  constructor() {
    // The bundler keeps a cache: each mutation changes a few modules.
    super({DOCUSAURUS_NO_PERSISTENT_CACHE: ''});
    cpSync(join(__dirname, '..', '..', 'e2e'), this.path('e2e'), {recursive: true});
  }

  /** Runs a function while mutations are applied to the sources, and reverts them. */
  async with<Result>(mutations: readonly Mutation[], act: () => Promise<Result>): Promise<Result> {
    const rewrite = () => {
      for (const {edit} of mutations) {
        const file = this.path(edit.file);
        writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
      }
    };
    return this.restoring(
      mutations.map(({edit}) => edit.file),
      rewrite,
      act,
    );
  }

  /** Builds the copy with the locales that these mutations need. A failing build keeps the fault off every page. */
  async builds(mutations: readonly Mutation[]): Promise<boolean> {
    const needAll = mutations.some(({allLocales}) => allLocales);
    const {code} = await this.build(...(needAll ? [] : ['--locale', locale]));
    return code === 0;
  }

  /** Takes over the pages that another copy has built. */
  copyBuild(from: Mutant): void {
    cpSync(from.path('build'), this.path('build'), {recursive: true});
  }

  /**
   * Runs a function while the built pages have the inline script with mutations, without building them again.
   * @throws when a page has no inline script
   */
  async withInlineScript<Result>(mutations: readonly Mutation[], act: () => Promise<Result>): Promise<Result> {
    const script = await this.with(mutations, () => this.inlineScript());
    const pages = listFiles(this.path('build'))
      .filter((name) => name.endsWith('.html'))
      .map((name) => join('build', name));
    const rewrite = () => {
      for (const page of pages) {
        const file = this.path(page);
        writeFileSync(file, replaceInlineScript(readFileSync(file, 'utf8'), script));
      }
    };
    return this.restoring(pages, rewrite, act);
  }

  /**
   * Runs the tests of these mutations on the copy.
   * @returns the full titles of those that passed and of those that failed
   */
  async runTests(mutations: readonly Mutation[]): Promise<{passed: string[]; failed: string[]}> {
    const report = this.path('report.json');
    rmSync(report, {force: true});
    const files = [...new Set(mutations.map(testFile))];
    const pattern = mutations.map(patternOf).join('|');
    // One worker: the copies run tests at the same time (run.ts).
    const options = ['--config=e2e', '--workers=1', '--reporter=json', '--grep', pattern];
    const env = {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_TIMEOUT_FACTOR: String(TIMEOUT_FACTOR),
      FORCE_COLOR: '0',
    };
    const cli = join('node_modules', '@playwright', 'test', 'cli.js');
    const {output} = await capture(process.execPath, [cli, 'test', ...files, ...options], {cwd: this.folder, env});
    if (!existsSync(report)) {
      throw new Error(`The tests wrote no report:\n${output.slice(-2000)}`);
    }
    const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
    const titles = (ok: boolean) => results.filter((result) => result.ok === ok).map(({title}) => title);
    return {passed: titles(true), failed: titles(false)};
  }

  private async inlineScript(): Promise<string> {
    const file = this.path('src/startup/hydration/bundleInlineScript.ts');
    const {bundleInlineScript} = (await import(file)) as {bundleInlineScript: () => string};
    return bundleInlineScript();
  }

  /** Rewrites files for the time that a function runs. */
  private async restoring<Result>(
    files: readonly string[],
    rewrite: () => void,
    act: () => Promise<Result>,
  ): Promise<Result> {
    const originals = new Map(files.map((file) => [this.path(file), readFileSync(this.path(file), 'utf8')]));
    try {
      rewrite();
      return await act();
    } finally {
      originals.forEach((content, file) => writeFileSync(file, content));
    }
  }
}
