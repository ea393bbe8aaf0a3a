import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {mendLink} from './mendLink';

const siteDir = path.resolve(import.meta.dirname, '../remark/fixtures');
const follow = (sourceFilePath: string, url: string) =>
  mendLink(siteDir)({
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
    expect(() => follow('docs/profile/index.mdx', '../help/indx.mdx')).toThrow(
      'docs/profile/index.mdx:7: found a link to "../help/indx.mdx"; expected a page that exists.',
    );
  });

  it('fails when it leaves the manual', () => {
    expect(() => follow('docs/profile/index.mdx', '../../catalogue/app.es.json')).toThrow(
      'expected a page that exists',
    );
  });
});
