import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {browserFlags, findBrowser} from '../scripts/setup/find-browser.cjs';

const browser = findBrowser();

/**
 * Tests of features that the headless shell lacks or implements differently: the back/forward cache and the history, error pages, and
 * workers while offline.
 */
const needBrowser = [
  '**/back-forward-cache.spec.ts',
  '**/reload.spec.ts',
  '**/{offline,visited-pages}.spec.ts',
  '**/saved-manual.spec.ts',
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
  // Each browser uses one core. More than eight browsers would wait for the single server.
  workers: Math.min(availableParallelism(), 8),
  // A busy machine may starve a browser once. The output names each test that needed a second attempt before the final count.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Long, so that tests pass on a busy machine. Only a failing test waits so long.
  timeout: 180_000,
  expect: {timeout: 40_000},
  reporter: 'list',
  use: {
    // support/server.ts sets this before any worker starts.
    baseURL: process.env.SITE_URL,
    browserName: 'chromium',
    viewport: {width: 1280, height: 800},
    actionTimeout: 30_000,
    // A worker would answer requests that a test breaks on purpose, so only the offline tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording takes time, so only the second attempt of a failed test is recorded.
    trace: 'on-first-retry',
  },
  // The first project has fewer and longer tests, so they start at once.
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
