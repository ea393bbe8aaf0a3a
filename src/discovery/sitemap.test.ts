import {describe, expect, it} from 'vitest';
import {pageWith} from '../link-preview/testing';
import {sitemap, sitemapEntry} from './sitemap';

const address = '<link rel=canonical href="https://a.example/x?a=1&amp;b">';
const page = (head: string) => pageWith('<main>', head);

describe('the sitemap', () => {
  it('has pages with their translations and the day of their last change', () => {
    const translation = '<link rel=alternate hreflang=en href=https://a.example/en/x>';
    const entry = sitemapEntry(page(`${address}${translation}<link rel=alternate href=/x.md>`), '2026-05-04');
    expect(entry && sitemap([entry])).toContain(
      '<url><loc>https://a.example/x?a=1&amp;b</loc><lastmod>2026-05-04</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/x"/></url>',
    );
  });

  it('has no date where the last change is unknown', () => {
    const entry = sitemapEntry(page(address));
    expect(entry && sitemap([entry])).not.toContain('lastmod');
  });

  it('leaves out pages that are not to be indexed, and pages without an address', () => {
    expect(sitemapEntry(page(`${address}<meta name=robots content="noindex, nofollow">`))).toBeUndefined();
    expect(sitemapEntry(page(''))).toBeUndefined();
  });
});
