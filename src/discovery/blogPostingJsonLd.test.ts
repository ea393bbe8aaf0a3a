import {describe, expect, it} from 'vitest';
import {completeBlogPostings} from './blogPostingJsonLd';
import {applyEdits} from '../html/edits';
import {parseHtml} from '../html/parse';
import {textContent} from 'domutils';
import {selectOne} from '../html/select';

const post = {
  '@type': 'BlogPosting',
  headline: 'A < b',
  datePublished: '2026-05-04T00:00:00.000Z',
  author: [{'@type': 'Person', name: 'Equipo'}],
};

function completed(thing: object, changed?: string): unknown {
  const html = `<head><script type=application/ld+json>${JSON.stringify(thing)}</script></head><p>Text`;
  const text = applyEdits(html, completeBlogPostings(parseHtml(html), changed));
  return JSON.parse(textContent(selectOne('script', parseHtml(text)) ?? []));
}

describe('the structured data of posts', () => {
  it('names teams as the authors, also in the list', () => {
    const right = {...post, author: [{'@type': 'Organization', name: 'Equipo'}]};
    expect(completed(post)).toEqual(right);
    expect(completed({'@type': 'Blog', blogPost: [post]}, '2026-06-01')).toEqual({'@type': 'Blog', blogPost: [right]});
  });

  it('has the day on which a post was changed, where it is known', () => {
    expect(completed(post, '2026-06-01')).toMatchObject({dateModified: '2026-06-01T00:00:00.000Z'});
    expect(completed(post, '2026-05-01')).toMatchObject({dateModified: post.datePublished});
    expect(completed(post)).not.toHaveProperty('dateModified');
  });

  it('leaves breadcrumbs as they are', () => {
    const html = '<script type=application/ld+json>{"@type":"BreadcrumbList"}</script>';
    expect(completeBlogPostings(parseHtml(html), '2026-06-01')).toEqual([]);
  });
});
