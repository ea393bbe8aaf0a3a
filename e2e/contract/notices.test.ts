import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {NOTICES} from '../../src/outputs/rootFiles/thirdPartyNotices';
import {buildFolder} from '../support/build';

it('the licences of what readers download stand beside the pages', () => {
  const text = readFileSync(join(buildFolder, NOTICES), 'utf8');
  const packages = [...text.matchAll(/^(\S+) \d+\.\d+\.\d\S* \((.+)\)$/gm)].map(([, name]) => name);
  expect(packages).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'scheduler', '@docusaurus/core', '@mdx-js/react', 'workbox-core']),
  );
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(packages.length / 2);
});
