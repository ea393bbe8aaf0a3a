import {describe, expect, it} from 'vitest';
import {parseHtml, selectAll, selectOne} from '../../src/lib/html';
import {copyPage} from './page';

const site = {
  home: 'https://help.example/ayuda/',
  pages: new Set(['index.html', 'docs/a/index.html', 'docs/b/index.html', 'en/docs/b/index.html', 'contents.html']),
  files: new Set(['img/a.png']),
  usedFiles: new Set<string>(),
};
const copyOf = (body: string, file = 'docs/a/index.html') =>
  parseHtml(copyPage(`<!doctype html><html lang=es><head><title>A</title>${body}`, file, site));

describe('a page of a copy', () => {
  it.each([
    ['#part', '#part'],
    ['/ayuda/docs/b/', '../b/index.html'],
    ['/ayuda/docs/b#part', '../b/index.html#part'],
    ['/ayuda/docs/b/?from=app#part', '../b/index.html#part'],
    ['https://help.example/ayuda/docs/b/', '../b/index.html'],
    ['/ayuda/en/docs/b/', '../../en/docs/b/index.html'],
    ['/ayuda/', '../../index.html'],
    // Files that the copy lacks are on the live site.
    ['/ayuda/manual.pdf', 'https://help.example/ayuda/manual.pdf'],
    ['/other', 'https://help.example/other'],
    ['https://elsewhere.example/docs/b/', 'https://elsewhere.example/docs/b/'],
    ['tel:+15550100', 'tel:+15550100'],
    ['sms:?body=https://help.example/ayuda/docs/b/', 'sms:?body=https://help.example/ayuda/docs/b/'],
  ])('turns the link %s into %s', (href, expected) => {
    expect(selectOne('a', copyOf(`<body><a href="${href}">x</a>`))?.attribs.href).toBe(expected);
  });

  it('has the stylesheet, the script and the contents of its language', () => {
    const search = '<body><a class=search__fallback href=/ayuda/docs/><span>Search the manual</span></a>';
    const addresses = (file: string) =>
      selectAll('link, script, a', copyOf(search, file)).map(({attribs: {href, src}}) => href ?? src);
    expect(addresses('docs/a/index.html')).toEqual(['../../style.css', '../../answers.js', '../../contents.html']);
    expect(addresses('en/docs/b/index.html')).toEqual(['../../style.css', '../../answers.js', '../../contents.html']);
    expect(addresses('index.html')).toEqual(['style.css', 'answers.js', 'contents.html']);
  });

  it('leads to the live page that saves the manual', () => {
    const button = '<body><div class=save-manual><button type=button class=primary-button>Save</button></div>';
    expect(selectOne('.save-manual a', copyOf(button))?.attribs).toEqual({
      class: 'primary-button',
      href: 'https://help.example/ayuda/docs/a/',
    });
  });

  it('brings along the pictures that it shows', () => {
    const pictures = copyOf(
      '<body><img src=/ayuda/img/a.png><img src=https://elsewhere.example/b.png><img src=data:,x>',
    );
    expect(selectAll('img', pictures).map(({attribs: {src}}) => src)).toEqual([
      '../../img/a.png',
      'https://elsewhere.example/b.png',
      'data:,x',
    ]);
    expect([...site.usedFiles]).toEqual(['img/a.png']);
  });

  it('drops the parts that need a server or another script, and keeps the address of the live page', () => {
    const page = copyOf(
      `<link rel=canonical href=https://help.example/ayuda/docs/a/ /><link rel=manifest href=/ayuda/m.json />
       <link rel=alternate href=/ayuda/a.md /><meta http-equiv=Content-Security-Policy content="x"><style>a{}</style>
       <script>1</script><script src=/ayuda/deferred.js defer></script><body><div class=search__row><input></div><template id=t><p>x</p></template>`,
    );
    expect(
      selectAll('script:not([src="../../answers.js"]), style, template, input, meta, [rel=manifest]', page),
    ).toEqual([]);
    expect(selectAll('link', page).map(({attribs: {rel}}) => rel)).toEqual(['canonical', 'stylesheet']);
  });
});
