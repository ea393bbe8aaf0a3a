import {describe, expect, it} from 'vitest';
import {errorOf, render} from '../../../../e2e/support/manual/render';

describe('the lead', () => {
  it('is the first paragraph of a manual page', async () => {
    expect(await render('Uno.\n\nDos.')).toBe('<p class="lead">Uno.</p>\n<p>Dos.</p>\n<s>share</s>');
  });

  it('must be there', async () => {
    expect(await errorOf('## Pasos\n\nUno.')).toMatch(
      /^docs\/page\.mdx:1: found a page that does not begin with a paragraph/,
    );
  });
});
