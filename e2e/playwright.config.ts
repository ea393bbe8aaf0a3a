import {defineConfig} from '@playwright/test';
import {findBrowser} from '../scripts/setup/find-browser.cjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  globalSetup: './support/server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./support/faultTable.ts']],
  use: {
    // Set by support/server.ts before any worker starts.
    baseURL: process.env.SITE_URL,
    browserName: 'chromium',
    viewport: {width: 1280, height: 800},
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? {executablePath} : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing but this machine can be reached. A route handler could do the same but would turn the HTTP cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
});
