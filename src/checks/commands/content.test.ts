import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {capture} from '../../../scripts/setup/run.mjs';

it('names the file and line of labels that cannot be read, without a stack', async () => {
  const words = 'src/manual/catalogue/strings/app.es.json';
  const command = path.join(import.meta.dirname, 'content.ts');
  const {code, output} = await capture(process.execPath, ['--import', import.meta.resolve('tsx'), command], {
    cwd: folderWith({[words]: '{"a": "b"\n"c": "d"}'}),
  });
  expect(code).toBe(1);
  expect(output).toContain(`${words}:2: `);
  expect(output).not.toMatch(/^\s+at /m);
});
