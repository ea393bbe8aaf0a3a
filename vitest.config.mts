import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Beside the code; needs nothing but the sources.
      {extends: true, test: {name: 'unit', include: ['{scripts,src,hosting,bench,e2e/mutations}/**/*.test.{ts,tsx}']}},
      // On the built site, without a browser: `npm test` builds it first.
      // Some read every page, or build: on a machine that does other work too that may take longer than the default of five seconds.
      {
        extends: true,
        test: {name: 'built', include: ['e2e/{contract,hosts}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000},
      },
    ],
  },
});
