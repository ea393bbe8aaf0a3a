import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {extends: true, test: {name: 'unit', include: ['{scripts,src,catalogue,hosting,bench}/**/*.test.{ts,tsx}']}},
    ],
  },
});
