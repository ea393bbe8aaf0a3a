import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {MANUALS, type ManualInfos} from '../manual';
import {fallbackPage} from './fallbackPage';
import {manualFiles, writeOffline} from '.';

/** The parts of a built not-found page from which the offline fallback page is made. */
const notFound = [
  '<!doctype html><html lang=es><head><meta charset=UTF-8><script data-site-base=/ data-locales="es en">other()</script>',
  '<title>Página No Encontrada</title><script data-site-base=/ data-announcement=a>start()</script><style>h1{color:red}</style>',
  '<script type=application/json id=page-assets data-scripts=/main.js>{}</script>',
  '</head><body><nav>Manual</nav><main id=main class=not-found><h1>Página No Encontrada<i></i></h1>',
  '<p class=lead>Quizá cambió de sitio.</p><p data-topic=help><a href=/docs/>Manual</a></p><section>Busca</section></main><footer>Pie</footer></body>',
].join('');

const page = '<h1>Preguntas</h1>';
const code = 'start()';

function manual(maxBytes: number) {
  const contents = {'faq/index.html': page, '404.html': page, 'faq.md': '# Preguntas', 'assets/js/c.1.js': code};
  const folder = folderWith(contents);
  const files = Object.keys(contents).map((name) => path.join(folder, name));
  return manualFiles({files, addressOf: (file) => `/help/${path.relative(folder, file)}`}, maxBytes);
}

it('joins files only up to the size that hosts compress', () => {
  expect(manual(page.length + code.length).bundle).toBeDefined();
  const largeManual = manual(page.length + code.length - 1);
  expect(largeManual.bundle).toBeUndefined();
  expect(largeManual.list).toHaveLength(2);
});

it('a language that is built alone gets its own worker, whatever an earlier build has left', () => {
  const siteDir = folderWith({'build/404.html': notFound, 'build/en/404.html': notFound});
  const root = path.join(siteDir, 'build');
  const build = (locale: string, outDir: string) => {
    writeOffline({
      ...{siteDir, root, outDir, locale, files: [], addressOf: String, isOffered: true},
      site: {base: '/help/', locales: ['es', 'en']},
      strings: {title: locale, text: '', retry: '', pages: ''},
    });
    return Object.keys(JSON.parse(readFileSync(path.join(root, MANUALS), 'utf8')) as ManualInfos);
  };
  expect(build('es', root)).toEqual(['es']);
  expect(build('en', path.join(root, 'en'))).toEqual(['es', 'en']);
  // Docusaurus empties the folder of a build.
  rmSync(path.join(root, 'offline'), {recursive: true});
  expect(build('es', root)).toEqual(['es']);
});

const strings = {title: 'Sin <red>', text: 'A & B.', retry: 'Otra vez', pages: 'A & B'};

describe('the offline fallback page', () => {
  const {html: parts, heading, policy} = fallbackPage(notFound, strings);
  const html = parts.join('');

  it('has its own text, escaped, and no script that would hydrate the not-found page', () => {
    expect(html).toContain('<h1>Sin &lt;red&gt;</h1>');
    expect(html).toContain('<p class=lead>A &amp; B. <a href="">Otra vez</a>');
    expect(heading).toBe('A &amp; B');
    expect(parts.map((part) => part.includes('<main'))).toEqual([true, false]);
    expect(html).toContain('start()');
    expect(html).not.toMatch(/Encontrada|Quizá|Busca|English|other\(\)|page-assets/);
  });

  it('admits only its own scripts and styles', () => {
    expect(policy).toMatch(/^default-src 'none'; script-src (?:'sha256-[^']+' ?){2}; style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(fallbackPage(notFound.replace('color:red', 'color:blue'), strings).policy).not.toBe(policy);
  });

  it('stops the build when the not-found page has changed', () => {
    expect(() => fallbackPage(notFound.replace('class=lead', ''), strings)).toThrow(/404\.html.* has no main \.lead/);
  });
});
