import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../lib/files';

const src = path.join(__dirname, '../..');

/** How code asks what a browser has: a name in a part of the platform, a part that may be missing, the name of the browser. */
const question =
  /'\w+' in (?:navigator|window|globalThis|document|CSS|Intl|crypto|\w+\.prototype)|Partial<(?:Navigator|Window|HTMLElement|typeof \w+)>|CSS\.supports|userAgent/;

it('only one module asks which features a browser has', () => {
  const askingFiles = listFiles(src).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && question.test(readFileSync(path.join(src, file), 'utf8')),
  );
  expect(askingFiles).toEqual(['static-first/inline/browserFeatures.ts']);
});
