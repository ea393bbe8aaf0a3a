import {expect, it} from 'vitest';
import {applyEdits} from '../../utils/html/edits';
import {parseHtml} from '../../utils/html/parse';
import {writePreviewTags} from './previewTags';

const kept = '<meta property=article:published_time content=a>';
const page = `<head><meta name=description content=a>${kept}<meta property=og:title content=a><meta name=twitter:card content=b></head>`;
const written = (tags: Record<string, string>[]) => applyEdits(page, writePreviewTags(parseHtml(page), tags));

it('writes the tags for previews in place of those that were there, in the form that every app reads', () => {
  expect(
    written([
      {property: 'og:title', content: 'A & "b"'},
      {name: 'twitter:card', content: 'c'},
    ]),
  ).toBe(
    `<head><meta property="og:title" content="A &amp; &quot;b&quot;" data-rh="true"><meta name="twitter:card" content="c" data-rh="true">${kept}</head>`,
  );
});

it('leaves none on a page that is not to be shared', () => {
  expect(written([])).toBe(`<head>${kept}</head>`);
});

it('names each tag of a post in a tag of its own', () => {
  const post = '<head><meta property=article:tag content="a b,c"></head>';
  expect(applyEdits(post, writePreviewTags(parseHtml(post), []))).toBe(
    '<head><meta property="article:tag" content="a b" data-rh="true"><meta property="article:tag" content="c" data-rh="true"></head>',
  );
});
