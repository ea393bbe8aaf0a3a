import {describe, expect, it} from 'vitest';
import {notFound} from '../../../e2e/support/notFoundPage';
import {fallbackPage} from './fallbackPage';

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

  it('admits only its own script and styles', () => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(fallbackPage(notFound.replace('color:red', 'color:blue'), strings).policy).not.toBe(policy);
  });

  it('stops the build when the not-found page has changed', () => {
    expect(() => fallbackPage(notFound.replace('class=lead', ''), strings)).toThrow(/404\.html.* has no main \.lead/);
  });
});
