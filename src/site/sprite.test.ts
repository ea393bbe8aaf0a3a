import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sprite} from './sprite';

it('has the hash of its content in its name: rename the file, and name it in sprite.ts', () => {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(__dirname, '../../static', sprite)))
    .digest('hex');
  expect(sprite).toBe(`assets/icons.${hash.slice(0, 8)}.svg`);
});
