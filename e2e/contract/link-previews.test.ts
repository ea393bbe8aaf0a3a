import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {absolute, answerTo, buildFolder, fileOf, readPage} from '../support/build';
import {pages} from '../support/pages';

/**
 * What every app shows whole: the strictest of their published limits. X shows 70 characters of a title, WhatsApp 160 of a text and
 * pictures of 600 kB, Facebook those of 1200 x 630 px, and Slack reads the first 32 kB of a page.
 */
const limits = {title: 70, text: 160, pictureBytes: 600_000, alternative: 420, readBytes: 32_000};

/** Reads tags as the simplest apps do: as a pattern, with the kind first and the value in quotes. */
function tagsOf(html: string): Map<string, string> {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"(?: name="([^"]+)")?/g)];
  return new Map(
    tags.flatMap(([, kind = '', value = '', also]) => [kind, ...(also ? [also] : [])].map((name) => [name, value])),
  );
}

const pictureAt = (address = '') => readFileSync(join(buildFolder, answerTo(new URL(address).pathname) ?? ''));

describe.each(pages)('$address', ({address, locale, section}) => {
  const file = fileOf(address);
  const content = (selector: string) =>
    readPage(file)
      .querySelectorAll(selector)
      .map((tag) => tag.getAttribute('content'));

  it('has a title, a text and a picture that every app shows whole', () => {
    const html = readFileSync(join(buildFolder, file)).subarray(0, limits.readBytes).toString('utf8');
    const tags = tagsOf(html);
    const lengths = {'og:title': limits.title, 'og:description': limits.text, 'og:image:alt': limits.alternative};
    for (const [name, limit] of Object.entries(lengths)) {
      expect(tags.get(name), name).toMatch(/\S/);
      expect(tags.get(name)?.length, name).toBeLessThanOrEqual(limit);
    }
    expect(tags.get('twitter:image:alt')).toBe(tags.get('og:image:alt'));
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    const png = pictureAt(tags.get('og:image'));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(['width', 'height'].map((side) => tags.get(`og:image:${side}`))).toEqual(['1200', '630']);
    expect(png.length).toBeLessThanOrEqual(limits.pictureBytes);
  });

  it('has each tag once, with the title, address and language of this page', () => {
    expect(content('meta[property="og:url"]')).toEqual([absolute(address)]);
    expect(content('meta[property="og:locale"]')).toEqual([locale]);
    expect(content('meta[property="og:locale:alternate"]')).toEqual([locale === 'es' ? 'en' : 'es']);
    expect(content('meta[property="og:type"]')).toEqual([section === 'blog' ? 'article' : 'website']);
    expect(content('meta[property="og:image"]')).toHaveLength(1);
    const [site = ''] = content('meta[property="og:site_name"]');
    expect(site).toMatch(/Cercana/);
    expect(content('meta[property="og:title"]').join()).not.toContain(`| ${site}`);
    expect(content('meta[property="og:description"]')).toEqual(content('meta[name="description"]'));
  });
});

it('gives every page a picture of its own', () => {
  const drawn = pages.map(({address}) =>
    pictureAt(
      readPage(fileOf(address)).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    ).toString('base64'),
  );
  expect(new Set(drawn).size).toBe(pages.length);
});

it.each(['404.html', 'en/404.html'])('announces nothing on %s', (file) => {
  expect(readPage(file).querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')).toEqual([]);
});
