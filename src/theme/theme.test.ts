import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../lib/files';

const files = listFiles(__dirname).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

it.each(files)('%s describes on its first line what it changes and from which version', (file) => {
  const [firstLine = ''] = readFileSync(path.join(__dirname, file), 'utf8').split('\n');
  expect(firstLine).toMatch(/^\/\/ Change: .{20,}/);
  expect(firstLine).toContain('3.10.2');
});
