import {describe, expect, it} from 'vitest';
import {english, findings, page} from '../../../e2e/support/manual/siteWith';
import {answerLinksRule} from './answerLinks';

const answerWith = (link: string) =>
  page(`<Answer id="one" question="¿Qué?">\n\nMira [la ayuda](${link}).\n\n</Answer>`);

describe('links of answers', () => {
  it('lead to a section of the other page, in both languages', async () => {
    expect(
      await findings(answerLinksRule, {
        'docs/faq/index.mdx': answerWith('../help/index.mdx'),
        [`${english}/faq/index.mdx`]: answerWith('/docs/help/'),
      }),
    ).toEqual([
      'docs/faq/index.mdx:9: found a link to "../help/index.mdx" in an answer; expected "../help/index.mdx#id". Add the id of the heading or answer that says more.',
      `${english}/faq/index.mdx:9: found a link to "/docs/help/" in an answer; expected "/docs/help/#id". Add the id of the heading or answer that says more.`,
    ]);
  });

  it.each(['../help/index.mdx#write', '#two', 'https://cercana.example/', '/blog/welcome'])(
    'may be %s',
    async (link) => {
      expect(await findings(answerLinksRule, {'docs/faq/index.mdx': answerWith(link)})).toEqual([]);
    },
  );

  it('outside of the answers may lead to a page', async () => {
    expect(
      await findings(answerLinksRule, {'docs/faq/index.mdx': page('Mira [la ayuda](../help/index.mdx).')}),
    ).toEqual([]);
  });
});
