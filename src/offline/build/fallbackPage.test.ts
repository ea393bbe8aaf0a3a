import {describe, expect, it} from 'vitest';
import {fallbackPage} from './fallbackPage';

const notFound = [
  '<!doctype html><html lang=es><head><meta charset=UTF-8><script data-site-base=/ data-locales="es en">other()</script>',
  '<title>Página No Encontrada</title><script data-site-base=/ data-announcement=a>start()</script><style>h1{color:red}</style>',
  '<script type=application/json id=page-assets data-scripts=/main.js>{}</script>',
  '</head><body><nav>Manual</nav><main id=main class=not-found><h1>Página No Encontrada<i></i></h1><noscript>en</noscript>',
  '<p class=lead>Quizá cambió de sitio.</p><p><a href=/docs/>Manual</a><section>Busca</section></main><footer>Pie</footer></body>',
].join('');
const strings = {title: 'Sin <red>', text: 'A & B.', retry: 'Otra vez'};

describe('the offline fallback page', () => {
  const {html, policy} = fallbackPage(notFound, strings);

  it('has another text, escaped, and no script that would hydrate another page', () => {
    expect(html).toContain('<h1>Sin &lt;red&gt;</h1>');
    expect(html).toContain('<p class=lead>A &amp; B. <a href="">Otra vez</a>');
    expect(html).toContain('start()');
    expect(html).not.toMatch(/Encontrada|Quizá|Busca|noscript|other\(\)|page-assets/);
  });

  it('admits its script and its styles alone', () => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(fallbackPage(notFound.replace('color:red', 'color:blue'), strings).policy).not.toBe(policy);
  });

  it('stops the build when the not-found page has changed', () => {
    expect(() => fallbackPage(notFound.replace('class=lead', ''), strings)).toThrow(
      /404\.html, which has no main \.lead/,
    );
  });
});
