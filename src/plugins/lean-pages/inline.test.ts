import {describe, expect, it} from 'vitest';
import {addScripts, inlineSheet, leaveOutFeeds, leaveOutUnread, sheetAddress} from './inline';

const page =
  '<head><link rel=stylesheet href=/assets/css/styles.1.css><script type=application/json id=boot-files data-scripts="/r.js /m.js">{}</script></head>';

describe('a lean page', () => {
  it('finds the address of the sheet', () => {
    expect(sheetAddress(page)).toBe('/assets/css/styles.1.css');
  });

  it('says what is wrong when no sheet is linked', () => {
    expect(() => sheetAddress('<head></head>')).toThrow(/src\/site\/template\.ts/);
  });

  it('carries the rules, and the addresses of later sheets where the loader looks for them', () => {
    expect(inlineSheet(page, '.a{b:$&}', {added: '/a.css', site: '/s.css'})).toBe(
      '<head><style>.a{b:$&}</style><script type=application/json id=boot-files data-added="/a.css" data-site="/s.css" data-scripts="/r.js /m.js">{}</script></head>',
    );
  });

  it('names its own scripts after the common ones, each once', () => {
    expect(addScripts(page, ['/m.js', '/page.js'])).toContain('data-scripts="/r.js /m.js /page.js"');
  });

  it('leaves out metadata without a reader and classes without a name, and nothing else', () => {
    const tags =
      '<meta data-rh=true name=description content="a"/><meta data-rh=true name=keywords content="b,c"/><meta name=twitter:card content=summary /><meta property=og:locale content=es /><meta property=og:locale:alternate content=en /><meta data-rh=true property=og:url content=https://a.example/ /><p class="">class=""<b class="" id=b><a aria-label="b c" title="b c"><a aria-label="b c" title="d">';
    expect(leaveOutUnread(tags)).toBe(
      '<meta data-rh=true name=description content="a"/><p>class=""<b id=b><a aria-label="b c"><a aria-label="b c" title="d">',
    );
  });

  it('leaves out feeds, and no other alternate', () => {
    const links =
      '<link rel=alternate href=/en/ hreflang=en /><link rel=alternate type=application/rss+xml href=/blog/rss.xml title="RSS">';
    expect(leaveOutFeeds(links)).toBe('<link rel=alternate href=/en/ hreflang=en />');
  });
});
