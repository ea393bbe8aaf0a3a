import {describe, expect, it} from 'vitest';
import {pagesAt, spanishAddress} from './pages';

describe('the address of a Spanish page', () => {
  it.each([
    ['/docs/', {section: 'docs', name: 'index.mdx'}],
    ['/docs/help/', {section: 'docs', name: 'help/index.mdx'}],
    ['/docs/contacts/create-contact', {section: 'docs', name: 'contacts/create-contact.mdx'}],
    ['/markdown-page', {section: 'pages', name: 'markdown-page.mdx'}],
    ['/', {section: 'pages', name: 'index.md'}],
  ] as const)('is %s, and leads back to the page', (address, page) => {
    expect(spanishAddress(page, {})).toBe(address);
    expect(pagesAt(address)).toContainEqual(page);
  });

  it('is the slug of a post, and no file is derived from a slug', () => {
    expect(spanishAddress({section: 'blog', name: '2026-09-07.mdx'}, {slug: 'welcome'})).toBe('/blog/welcome');
    expect(pagesAt('/blog/welcome')).not.toContainEqual({section: 'blog', name: '2026-09-07.mdx'});
  });
});

it('all spellings of an address have the same pages, without partial pages and pages of other addresses', () => {
  const spellings = ['/docs/help/', '/docs/help.html', '/docs/help/index.html', '/en/docs/help/'];
  expect(spellings.map(pagesAt)).toEqual(spellings.map(() => pagesAt('/docs/help')));
  expect(pagesAt('/docs/_parts/code')).toEqual([]);
  expect(pagesAt('/docs/help/index')).not.toContainEqual({section: 'docs', name: 'help/index.mdx'});
});
