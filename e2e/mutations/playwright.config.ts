import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import base from '../playwright.config';
import {patternOf, type Mutation} from './mutation';
import {mutations} from './mutations';

const testsOf = (all: readonly Mutation[]) => ({
  testMatch: all.map(({spec}) => `**/e2e/${spec}.spec.ts`),
  grep: all.map(patternOf),
});

/** A project for each mutation, in which its test is expected to fail (support/test.ts), and one with all these tests and no mutation. */
export default defineConfig<{mutation: string}>({
  ...base,
  testDir: '..',
  outputDir: '../../test-results/mutations',
  globalSetup: '../support/server.ts',
  // Browsers that wait for what does not come compute nothing.
  workers: Math.min(2 * availableParallelism(), 8),
  use: {...base.use, ...base.projects?.[0]?.use},
  projects: [
    ...mutations.map((mutation) => ({
      ...testsOf([mutation]),
      name: mutation.name,
      // Many fail by a timeout.
      timeout: 30_000,
      expect: {timeout: 6_000},
      use: {mutation: mutation.name, actionTimeout: 9_000},
    })),
    {...testsOf(mutations), name: 'no mutation'},
  ],
});
