import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createBuildContext} from '../page/buildContext';
import {resolveUntranslatedLink} from './resolveUntranslatedLink';

const siteDir = path.resolve(import.meta.dirname, '../remark/fixtures');
const follow = (sourceFilePath: string, url: string) =>
  resolveUntranslatedLink(
    siteDir,
    createBuildContext(),
  )({
    sourceFilePath: path.join(siteDir, sourceFilePath),
    url,
    node: {type: 'link', url, children: [], position: {start: {line: 7, column: 1}, end: {line: 7, column: 2}}},
  });

describe('a link to a page that is not translated yet', () => {
  const english = 'i18n/en/docusaurus-plugin-content-docs/current';

  it('leads to the address that the Spanish page has in every language', () => {
    expect(follow(`${english}/profile/index.mdx`, '../contacts/create-contact.mdx')).toBe(
      '/docs/contacts/create-contact',
    );
    expect(follow(`${english}/contacts/update-contact.mdx`, './create-contact.mdx#steps')).toBe(
      '/docs/contacts/create-contact#steps',
    );
    expect(follow(`${english}/profile/index.mdx`, '../help/index.mdx')).toBe('/docs/help/');
  });
});

describe('a link to a page of no language', () => {
  it('fails with file and line', () => {
    expect(() => follow('docs/profile/index.mdx', '../help/indx.mdx')).toThrow(/^docs\/profile\/index\.mdx:7: /);
    expect(() => follow('docs/profile/index.mdx', '../help/indx.mdx')).toThrow(
      'found a link to "../help/indx.mdx"; expected a page that exists.',
    );
  });

  it('suggests the page that was meant, as the link is written on this page', () => {
    expect(() => follow('docs/help/index.mdx', '../contacts/creat-contact.mdx')).toThrow(
      /Link to its file, with its extension\. Did you mean "\.\.\/contacts\/create-contact\.mdx"\?$/,
    );
    expect(() => follow('docs/contacts/index.mdx', './creat-contact.mdx')).toThrow(
      'Did you mean "./create-contact.mdx"?',
    );
  });
});
