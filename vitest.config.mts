import {availableParallelism} from 'node:os';
import {configDefaults, defineConfig} from 'vitest/config';

const unit = '{scripts,src,hosting}/**/*';
/** Test files that have a document, and leave listeners and attributes on it. */
const dom = `${unit}.dom.test.{ts,tsx}`;
/** Test files that replace modules. */
const isolated = `${unit}.isolated.test.{ts,tsx}`;

export default defineConfig({
  test: {
    globalSetup: 'e2e/support/folder.ts',
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // The default of five seconds is too short for a busy machine to draw pictures, read every page or build.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Tests beside the code, which need only the sources. Loading the modules again for each file took most of the time, so the
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
      // Each file has its own context, because a process for each takes twice as long.
      {extends: true, test: {name: 'unit: dom', include: [dom], environment: 'happy-dom', pool: 'vmThreads'}},
      {extends: true, test: {name: 'unit: isolated', include: [isolated], pool: 'vmThreads'}},
      // Tests of the built site without a browser. `npm test` builds it first.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['e2e/{contract,hosts}/**/*.test.ts'],
          // A page that one file has read stays parsed for the other files.
          isolate: false,
        },
      },
    ],
  },
});
