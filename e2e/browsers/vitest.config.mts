import {defineConfig} from 'vitest/config';

/** `npm run test:browsers`. Separate from the other tests because it needs the packages of this folder and browsers of the system. */
export default defineConfig({
  test: {
    include: ['e2e/browsers/**/*.test.ts'],
    globalSetup: 'e2e/support/folder.ts',
    setupFiles: ['e2e/browsers/setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Under load Firefox sometimes refuses a navigation, and the oldest engines, which run in a single process, crash.
    retry: 1,
    // Engines that run at the same time share the processor and time out.
    fileParallelism: false,
    // Files share their modules, and with them one Firefox, whose start takes as long as two journeys.
    isolate: false,
  },
});
