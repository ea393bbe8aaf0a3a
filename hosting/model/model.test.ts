import {describe, expect, it} from 'vitest';
import {integrityHash} from '../../src/lib/hashes';
import {folderBuild, testBuild, testModel, testPage} from '../../e2e/support/hosting';
import {canonicalPath, headersOf} from './index';

const model = testModel();
const policyOf = (files: typeof testBuild) => testModel(files).pageHeaders['Content-Security-Policy'] ?? '';

describe('the addresses of a build', () => {
  it('are the canonical ones, with every other spelling of each', () => {
    expect(model.site.base).toBe('/');
    expect(Object.fromEntries(model.site.pages.map(({path, spellings}) => [path, spellings]))).toEqual({
      '/': ['/index.html'],
      '/docs/faq/': ['/docs/faq', '/docs/faq.html', '/docs/faq/index.html'],
      '/docs/internet': ['/docs/internet/', '/docs/internet.html', '/docs/internet/index.html'],
      '/en/': ['/en', '/en.html', '/en/index.html'],
      '/en/docs/faq/': ['/en/docs/faq', '/en/docs/faq.html', '/en/docs/faq/index.html'],
    });
    // The first that contains an address is the right one.
    expect(model.site.notFound).toEqual([
      {below: '/en/', file: 'en/404.html'},
      {below: '/', file: '404.html'},
    ]);
    expect(canonicalPath(model, '/docs/internet/')).toBe('/docs/internet');
    expect(canonicalPath(model, '/docs/internet')).toBeUndefined();
  });

  it('begin with the folder of the site, which has a spelling without its slash', () => {
    const {site} = testModel(folderBuild);
    expect(site.pages.find(({path}) => path === '/help/')?.spellings).toEqual(['/help', '/help/index.html']);
    const spellings = site.pages.flatMap(({path, spellings}) => [path, ...spellings]);
    expect(spellings.filter((spelling) => !`${spelling}/`.startsWith('/help/'))).toEqual([]);
  });

  it('are in the folder of the language for a page that is not translated yet', () => {
    const {site} = testModel({
      ...testBuild,
      'en/docs/faq/index.html': testPage('/docs/faq/'),
      'en/docs/internet/index.html': testPage('/docs/internet'),
      'en/index.html': testPage('/'),
    });
    const english = site.pages.filter(({file}) => file.startsWith('en/'));
    expect(english.map(({path}) => path)).toEqual(['/en/docs/faq/', '/en/docs/internet', '/en/']);
    expect(english[1]?.spellings).toContain('/en/docs/internet/');
  });

  it('are refused when a page has none, or two pages have the same', () => {
    const withPage = (canonical?: string) => testModel({...testBuild, 'x/index.html': testPage(canonical)});
    expect(() => withPage()).toThrow(/x\/index\.html has no canonical link/);
    expect(() => withPage('/docs/faq/')).toThrow(
      /x\/index\.html and docs\/faq\/index\.html have the same canonical address \/docs\/faq\//,
    );
    expect(() => testModel({'sitemap.xml': ''})).toThrow(/npm run build/);
  });
});

describe('the content security policy', () => {
  it('admits the inline script of the build by its hash, inline styles as each page does, and nothing unsafe', () => {
    const policy = policyOf(testBuild);
    expect(policy).toContain(`script-src 'self' '${integrityHash('start()')}'`);
    expect(policy).toMatch(/;style-src 'self' \S+ 'unsafe-inline';style-src-attr 'none';/);
    expect(policy.replace("'unsafe-inline'", '')).not.toMatch(/unsafe|upgrade-insecure-requests|\*|http:/);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
  });

  // Firefox and Chromium up to 109 apply the default to prefetches; browsers that do not know a directive report an error on every page.
  it.each([
    ['prefetch-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'none'"],
  ])('allows as %s: %s', (directive, sources) => {
    const directives = policyOf(testBuild).split(';');
    const sourcesByDirective = new Map(directives.map((each) => each.split(/ (.*)/) as [string, string]));
    expect(sourcesByDirective.get(directive) ?? sourcesByDirective.get('default-src')).toBe(sources);
    expect([...sourcesByDirective.keys()]).not.toContain('prefetch-src');
  });

  it.each([
    ['<script>alert(1)</script>', /inline script that nobody listed: "alert\(1\)"/],
    ['<p onclick="alert(1)">', /<p onclick="alert\(1\)"> is blocked/],
    ['<p style="color:red">', /Put the style into a class/],
  ])('stops at a page with %s', (text, message) => {
    const build = {...testBuild, 'docs/faq/index.html': testPage('/docs/faq/', text)};
    expect(() => policyOf(build)).toThrow(message);
    expect(() => policyOf(build)).toThrow(/docs\/faq\/index\.html/);
  });

  it('stops at an inline script that differs between pages', () => {
    const build = {...testBuild, 'docs/faq/index.html': testPage('/docs/faq/', 'text', 'other()')};
    expect(() => policyOf(build)).toThrow(/Expected one inline script \(every page\), found 2/);
  });
});

it('only pages are sent with the policy, and only files with a hash in their names are cached for good', () => {
  expect(headersOf(model, 'en/404.html')).toHaveProperty('Content-Security-Policy');
  expect(headersOf(model, 'en/404.html')['Cache-Control']).toBe('no-cache');
  for (const file of ['assets/js/main.1a2b3c4d.js', 'en/assets/css/all.1a2b3c4d.css', 'search/index.1a2b3c4d.json']) {
    expect(headersOf(model, file)).not.toHaveProperty('Content-Security-Policy');
    expect(headersOf(model, file)['Cache-Control']).toContain('immutable');
  }
  expect(headersOf(model, 'img/icons.svg')['Cache-Control']).not.toContain('immutable');
});
