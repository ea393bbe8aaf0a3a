import {availableParallelism} from 'node:os';
import {configDefaults, defineConfig} from 'vitest/config';

const unit = '{scripts,src,hosting}/**/*';
/** Test files of pages, which leave listeners and attributes on them. */
const dom = `${unit}.dom.test.{ts,tsx}`;
/** Test files that replace modules. */
const isolated = `${unit}.isolated.test.{ts,tsx}`;

export default defineConfig({
  test: {
    globalSetup: 'e2e/support/temporaryFolders.ts',
    // The default leaves one core to others, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // A machine that does other work too takes longer than the default of five seconds: to draw pictures, to read every page, to build.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Beside the code; needs nothing but the sources. Loading the modules again for each file took most of the time, so that the
      // files share them.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${unit}.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, dom, isolated],
          isolate: false,
        },
      },
      // Each file in a context of its own: a process for each takes twice as long.
      {extends: true, test: {name: 'unit: dom', include: [dom], environment: 'happy-dom', pool: 'vmThreads'}},
      {extends: true, test: {name: 'unit: isolated', include: [isolated], pool: 'vmThreads'}},
      // On the built site, without a browser: `npm test` builds it first.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['e2e/{contract,hosts}/**/*.test.ts'],
          // A page that one file has read stays parsed for the others.
          isolate: false,
        },
      },
    ],
  },
});
