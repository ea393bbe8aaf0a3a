import {describe, expect, it} from 'vitest';
import {applyEdits} from '../../utils/html/edits';
import {completeHead, findHead} from './head';
import {parseHtml} from '../../utils/html/parse';

const page =
  '<head><link rel=stylesheet href=/assets/css/styles.1.css><script type=application/json id=page-assets data-scripts="/r.js /m.js">{}</script></head><p>Text';
const hash = '-'.repeat(43);
const completion = {
  criticalCss: '.a{b:$&}',
  deferredCss: '/d.css',
  mediaCss: `/m.${hash}.css`,
  routeScripts: ['/m.js', '/page.js'],
};

describe('the head of a built page', () => {
  it('names the stylesheet that the bundler made', () => {
    expect(findHead(parseHtml(page)).stylesheet).toBe('/assets/css/styles.1.css');
  });

  it('gets its rules, the deferred stylesheets and its own scripts before the main one, each once', () => {
    expect(applyEdits(page, completeHead(findHead(parseHtml(page)), completion))).toBe(
      `<head><style>.a{b:$&}</style><link rel="stylesheet" href="/m.${hash}.css" integrity="sha256-${'+'.repeat(43)}=" media="print,(forced-colors:active)">` +
        '<script type=application/json id=page-assets data-deferred-css="/d.css" data-scripts="/r.js /page.js /m.js">{}</script></head><p>Text',
    );
  });

  it.each(['link', 'script'])('cannot be completed without the %s of the template', (tag) => {
    const without = page.replace(`<${tag} `, '<meta ');
    expect(() => findHead(parseHtml(without))).toThrow(/src\/static-first\/htmlTemplate\.ts/);
  });
});
