import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {capture} from '../../../scripts/setup/run.mjs';

it('says of words that cannot be read where they are, and no stack', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  const words = path.join(site, 'src/manual/catalogue/strings');
  mkdirSync(words, {recursive: true});
  writeFileSync(path.join(words, 'app.es.json'), '{"a": "b"\n"c": "d"}');
  const command = path.join(import.meta.dirname, 'content.ts');
  const {code, output} = await capture(process.execPath, ['--import', import.meta.resolve('tsx'), command], {
    cwd: site,
  });
  expect(code).toBe(1);
  expect(output).toContain('src/manual/catalogue/strings/app.es.json:2: ');
  expect(output).not.toMatch(/^\s+at /m);
});
