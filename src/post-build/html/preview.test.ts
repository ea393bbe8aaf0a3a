import {expect, it} from 'vitest';
import {applyEdits} from './edits';
import {parseHtml} from './parse';
import {writePreviewTags} from './preview';

const kept =
  '<meta property=og:url content=https://a.example/><meta property=og:locale content=es><meta property=article:tag content=a>';
const page = `<head><meta name=description content=a>${kept}<meta property=og:title content=a><meta name=twitter:card content=b></head>`;
const written = (tags: Record<string, string>[]) => applyEdits(page, writePreviewTags(parseHtml(page), tags));

it('writes the tags for previews in place of those that were there', () => {
  expect(
    written([
      {property: 'og:title', content: 'A & "b"'},
      {name: 'twitter:card', content: 'c'},
    ]),
  ).toBe(
    `<head><meta data-rh=true property=og:title content="A &amp; &quot;b&quot;"><meta data-rh=true name=twitter:card content=c>${kept}</head>`,
  );
});

it('leaves none on a page that is not to be shared', () => {
  expect(written([])).toBe(`<head>${kept}</head>`);
});
