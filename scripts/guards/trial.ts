import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {Scratch} from '../../e2e/support/scratch';
import {capture} from '../setup/run.mjs';
import type {Guard, Removal} from './guard';

/** What a run of tests came to. */
interface Outcome {
  passed: string[];
  failed: string[];
}

interface Suite {
  suites?: Suite[];
  specs?: {title: string; ok: boolean}[];
}

/** One language is enough for most, and halves the time of a build. */
const language = 'es';

/** A pattern for Playwright's `--grep`: the title of a guard's test in that language. */
export function patternOf({test: [, title]}: Guard): string {
  return `(?:^| )${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!.*\\(en\\))`;
}

function specsOf({suites = [], specs = []}: Suite): {title: string; ok: boolean}[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * What is left of a file when a guard is taken out.
 * @throws when the text does not stand there exactly once: the list has not followed the code
 */
export function withoutGuard(content: string, {file, text, by = ''}: Removal): string {
  const parts = text === undefined ? [] : content.split(text);
  if (parts.length !== 2) {
    throw new Error(`${file} should have this in it once, and has it ${parts.length - 1} times: ${text}`);
  }
  return parts.join(by);
}

/** A copy of the project in which guards are taken away and their tests run. */
export class Trial extends Scratch {
  constructor() {
    super();
    cpSync(join(__dirname, '..', '..', 'e2e'), this.path('e2e'), {recursive: true});
  }

  /** Does something while a guard is gone, and puts it back. */
  async without<Result>({remove}: Guard, act: () => Promise<Result>): Promise<Result> {
    const file = this.path(remove.file);
    const content = readFileSync(file, 'utf8');
    if (remove.text === undefined) {
      rmSync(file);
    } else {
      writeFileSync(file, withoutGuard(content, remove));
    }
    try {
      return await act();
    } finally {
      writeFileSync(file, content);
    }
  }

  /** Builds the copy as these guards need it. A build that stops keeps the fault out of every page. */
  async builds(guards: readonly Guard[]): Promise<boolean> {
    const needAll = guards.some(({inAllLanguages}) => inAllLanguages);
    const {code} = await this.build(...(needAll ? [] : ['--locale', language]));
    return code === 0;
  }

  /** Runs the tests of these guards on the copy. */
  async runTests(guards: Guard[]): Promise<Outcome> {
    const report = this.path('report.json');
    rmSync(report, {force: true});
    const specs = [...new Set(guards.map(({test: [spec]}) => `e2e/${spec}.spec.ts`))];
    const args = ['test', '--config=e2e', '--reporter=json', ...specs, '--grep', guards.map(patternOf).join('|')];
    const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0'};
    const cli = join('node_modules', '@playwright', 'test', 'cli.js');
    const {output} = await capture(process.execPath, [cli, ...args], {cwd: this.folder, env});
    try {
      const specs = specsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite);
      const titles = (ok: boolean) => specs.filter((spec) => spec.ok === ok).map(({title}) => title);
      return {passed: titles(true), failed: titles(false)};
    } catch {
      throw new Error(`Playwright left no report:\n${output.slice(-2000)}`);
    }
  }
}
