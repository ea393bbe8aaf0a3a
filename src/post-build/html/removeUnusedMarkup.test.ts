import {describe, expect, it} from 'vitest';
import {applyEdits} from '../../html/edits';
import {parseHtml} from '../../html/parse';
import {removeUnusedMarkup} from './removeUnusedMarkup';

const left = (html: string) => applyEdits(html, removeUnusedMarkup(parseHtml(html)));

describe('unused markup', () => {
  it('is keywords, and no other metadata', () => {
    const kept =
      '<meta data-rh=true name=description content="a"/><meta property=og:locale content=es /><meta property=og:url content=https://a.example/ />';
    expect(left(`${kept}<meta data-rh=true name=keywords content="b,c"/>`)).toBe(kept);
  });

  it('is a class without a name, and nothing that looks like one', () => {
    expect(left('<p class="">class=""<b class="" id=b><i class=x title=\'<b class="">\'>')).toBe(
      '<p>class=""<b id=b><i class=x title=\'<b class="">\'>',
    );
  });

  it('is the class of a kind of page, which no rule names', () => {
    const html = (name: string) => `<html class="${name}" lang=es><body class="docs-doc-page">`;
    expect(left(html('docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-id-faq/index'))).toBe(
      html('plugin-docs'),
    );
  });

  it('is a title that repeats its label', () => {
    const html = (title: string) => `<a aria-label="b &gt; c"${title}>x</a>`;
    expect(left(html(' title="b > c"'))).toBe(html(''));
    expect(left(html(' title="d"'))).toBe(html(' title="d"'));
  });

  it('is the default target of a link, and not another one', () => {
    expect(left('<a href=/en/ target=_self rel="noopener noreferrer" lang=en>b</a>')).toBe(
      '<a href=/en/ lang=en>b</a>',
    );
    const other = '<a href=https://a.example/ target=_blank rel="noopener noreferrer">c</a>';
    expect(left(other)).toBe(other);
  });
});
