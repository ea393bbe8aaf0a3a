import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {browserFlags, findBrowser} from '../scripts/setup/find-browser.cjs';

const browser = findBrowser();

/**
 * Tests of features that the headless shell lacks or does otherwise: the back/forward cache and the history, error pages, workers while
 * offline.
 */
const needBrowser = [
  '**/restored.spec.ts',
  '**/reload.spec.ts',
  '**/offline.spec.ts',
  '**/saved-manual.spec.ts',
  '**/saving.spec.ts',
  '**/back-button.spec.ts',
];

const startedWith = (executablePath: string | undefined) => ({
  launchOptions: {...(executablePath ? {executablePath} : {}), args: browserFlags},
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalSetup: './support/server.ts',
  fullyParallel: true,
  // A browser uses one core. More than eight would wait for the single server.
  workers: Math.min(availableParallelism(), 8),
  // A machine that does other work too may starve a browser once. A test that needed its second chance is named before the closing count.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Long, so that tests pass on a busy machine: only a test that fails waits for them.
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: 'list',
  use: {
    // Set by support/server.ts before any worker starts.
    baseURL: process.env.SITE_URL,
    browserName: 'chromium',
    viewport: {width: 1280, height: 800},
    actionTimeout: 30_000,
    // A worker would answer requests that a test breaks on purpose: only the offline tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording takes time, so that only the repetition of a failed test is recorded.
    trace: 'on-first-retry',
  },
  // The tests of the first are fewer and longer: they begin at once.
  projects: [
    {name: 'browser', testMatch: needBrowser, use: startedWith(browser)},
    {
      name: 'headless shell',
      testMatch: '**/*.spec.ts',
      testIgnore: needBrowser,
      use: startedWith(process.env.HEADLESS_SHELL_PATH ?? browser),
    },
  ],
});
