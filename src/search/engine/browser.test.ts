import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {expect, it} from 'vitest';

const {outputFiles} = buildSync({
  entryPoints: [join(__dirname, 'search.ts')],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2020',
  write: false,
});
const code = outputFiles[0]?.text ?? '';

it("runs with script-src 'self', without DOM, worker or network of its own", () => {
  expect(code).not.toMatch(/\beval\b|new Function|WebAssembly|\bWorker\b|\bdocument\b|\bwindow\b|\bfetch\(/);
});
