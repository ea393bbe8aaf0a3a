import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {NOTICES} from '../../src/outputs/rootFiles/thirdPartyNotices';
import {buildFolder} from '../support/build';

it('the licences of what readers download stand beside the pages', () => {
  const text = readFileSync(join(buildFolder, NOTICES), 'utf8');
  const packages = [...text.matchAll(/^(\S+) \d+\.\d+\.\d\S* \((.+)\)$/gm)].map(([, name]) => name);
  expect(packages).toEqual(
    // The last one is the first module of joined ones, whose name has more behind it.
    expect.arrayContaining(['react', 'react-dom', '@docusaurus/core', '@mdx-js/react', 'workbox-core', 'history']),
  );
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(packages.length / 2);
});
