import {defineConfig} from 'vitest/config';

/** `npm run test:browsers`: apart from the other tests, since it needs the packages of this folder and browsers of the system. */
export default defineConfig({
  test: {
    include: ['e2e/browsers/**/*.test.ts'],
    setupFiles: ['e2e/browsers/setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Under load Firefox refuses a navigation now and then, and the oldest engines, which run in a single process, stop.
    retry: 1,
    // The engines share the processor: side by side they time out.
    fileParallelism: false,
  },
});
