import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

describe('the glossary', () => {
  it('lists its words, each with an address', async () => {
    expect(await render(withLead('<Glossary />'), 'docs/help/index.mdx')).toContain(
      '<div class="glossary" data-text="repeat"><ul>\n<li id="word-remittance"><strong>Remesa</strong>: Dinero que envías.</li>\n</ul>',
    );
  });

  it.each([
    ['from another page', 'docs/contacts/create-contact.mdx', '../help/index.mdx#word-remittance'],
    ['from a post', 'blog/post.mdx', '/docs/help/#word-remittance'],
  ])('is where a word leads %s', async (_, file, url) => {
    expect(await render(withLead('Una [remesa](word:remittance).'), file)).toContain(`<a href="${url}">remesa</a>`);
  });

  it('refuses a word that it does not have', async () => {
    expect(await errorOf(withLead('Una [remesa](word:remitance).'))).toContain(
      'found a link to the word "remitance"; expected a word of',
    );
  });
});
