import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import {capture} from '../../scripts/setup/run.mjs';
import {ProjectCopy} from '../support/projectCopy';
import {applyEdit, testFile, type Mutation} from './mutation';

/** One locale is enough for most tests, and halves the time of a build. */
const locale = 'es';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Multiplies the timeouts of the tests: most must fail here, and many do so by a timeout. Without a mutation they pass within it. */
const TIMEOUT_FACTOR = 0.3;

/** A pattern of the full title of a mutation's test in that locale, for the filter of the runner. */
export function patternOf({title}: Mutation): string {
  return `^(?!.*\\(en[,)])(?:.* )?${escape(title)}`;
}

/** The tests of a report, those in groups too. */
export const specsOf = ({suites = [], specs}: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A copy of the project to which mutations are applied, and on which their tests run. */
export class Mutant extends ProjectCopy {
  constructor() {
    // The bundler keeps a cache: each mutation changes a few modules.
    super({DOCUSAURUS_NO_PERSISTENT_CACHE: ''});
    cpSync(join(__dirname, '..', '..', 'e2e'), this.path('e2e'), {recursive: true});
  }

  /** Runs a function while a mutation is applied to the sources, and reverts it. */
  async with<Result>(mutation: Mutation, act: () => Promise<Result>): Promise<Result> {
    const file = this.path(mutation.file);
    const original = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, applyEdit(original, mutation));
      return await act();
    } finally {
      writeFileSync(file, original);
    }
  }

  /** Builds the copy with the locales that these mutations need. A failing build keeps the fault off every page. */
  async builds(mutations: readonly Mutation[]): Promise<boolean> {
    const needAll = mutations.some(({allLocales}) => allLocales);
    const {code} = await this.build(...(needAll ? [] : ['--locale', locale]));
    return code === 0;
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
    const {suites, errors} = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
    // Errors outside of tests: a failed setup, a file that cannot be read.
    if (errors.length) {
      throw new Error(`The tests could not run: ${errors.map(({message}) => message).join('; ')}`);
    }
    const results = suites.flatMap(specsOf);
    const titles = (ok: boolean) => results.filter((spec) => spec.ok === ok).map(({title}) => title);
    return {passed: titles(true), failed: titles(false)};
  }
}
