import {describe, expect, it} from 'vitest';
import {completeBlogPostings} from './blogPostingJsonLd';
import {applyEdits} from '../../utils/html/edits';
import {parseHtml} from '../../utils/html/parse';
import {textContent} from 'domutils';
import {selectOne} from '../../utils/html/select';

const post = {
  '@type': 'BlogPosting',
  headline: 'A < b',
  datePublished: '2026-05-04T00:00:00.000Z',
  author: [{'@type': 'Person', name: 'Equipo'}],
};

function completed(thing: object): unknown {
  const html = `<head><script type=application/ld+json>${JSON.stringify(thing)}</script></head><p>Text`;
  const text = applyEdits(html, completeBlogPostings(parseHtml(html)));
  return JSON.parse(textContent(selectOne('script', parseHtml(text)) ?? []));
}

describe('the structured data of posts', () => {
  it('names teams as the authors, also in the list', () => {
    const right = {...post, author: [{'@type': 'Organization', name: 'Equipo'}]};
    expect(completed(post)).toEqual(right);
    expect(completed({'@type': 'Blog', blogPost: [post]})).toEqual({'@type': 'Blog', blogPost: [right]});
  });

  it('leaves breadcrumbs as they are', () => {
    const html = '<script type=application/ld+json>{"@type":"BreadcrumbList"}</script>';
    expect(completeBlogPostings(parseHtml(html))).toEqual([]);
  });
});
