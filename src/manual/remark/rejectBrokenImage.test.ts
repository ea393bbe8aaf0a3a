import path from 'node:path';
import {expect, it} from 'vitest';
import {createBuildContext} from '../page/buildContext';
import {rejectBrokenImage} from './rejectBrokenImage';

const siteDir = path.resolve(import.meta.dirname, 'fixtures');
const reject = (url: string) => () =>
  rejectBrokenImage(
    siteDir,
    createBuildContext(),
  )({
    sourceFilePath: path.join(siteDir, 'docs/contacts/create-contact.mdx'),
    url,
    node: {type: 'image', url, position: {start: {line: 7, column: 1}, end: {line: 7, column: 2}}},
  });

it('names file, line and the nearest file of an image that is not there', () => {
  expect(reject('./creat-contact.mdx')).toThrow(/^docs\/contacts\/create-contact\.mdx:7: /);
  expect(reject('./creat-contact.mdx')).toThrow(
    'found the image "./creat-contact.mdx"; expected a file that exists. Put the image beside the page, or correct the path. Did you mean "./create-contact.mdx"?',
  );
});
