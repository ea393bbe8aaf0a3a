import {describe, expect, it} from 'vitest';
import {topicIds} from '../../site/outline/model';
import {description, english, findings, page} from '../../../e2e/support/manual/siteWith';
import {frontMatterRule} from './frontMatter';

describe('front matter', () => {
  const bad = async (from: string, to: string) =>
    (await findings(frontMatterRule, {'docs/a.mdx': page('Hola.').replace(from, to)})).join('\n');

  it('rejects an unknown field', async () => {
    expect(await findings(frontMatterRule, {'docs/a.mdx': page('Hola.', 'sidebar_lable: Contacto\n')})).toEqual([
      'docs/a.mdx:5: found the front matter "sidebar_lable"; expected one of title, description, keywords, title_meta, sidebar_label, slug. Take it out, or correct its name. Did you mean "sidebar_label"?',
    ]);
  });

  it.each([
    [
      'a short description',
      description,
      'Corta.',
      'docs/a.mdx:3: found description: "Corta." (6 characters); expected 110 to 155 characters',
    ],
    [
      'a question that results would cut',
      'title: Agrega',
      `title_meta: "¿${'a'.repeat(60)}"\ntitle: Agrega`,
      'docs/a.mdx:2: found title_meta: ',
    ],
    ['no title', 'title: Agrega un contacto\n', '', 'found no title; expected a text'],
    ['too few keywords', '[uno, dos, tres]', '[uno]', 'expected at least three words'],
  ])('refuses %s', async (_, from, to, message) => {
    expect(await bad(from, to)).toContain(message);
  });

  it('accepts the hash of a translation in English only', async () => {
    const hash = 'source_hash: 0123456789ab\n';
    expect(await findings(frontMatterRule, {[`${english}/a.mdx`]: page('Hi.', hash)})).toEqual([]);
    expect((await findings(frontMatterRule, {'docs/a.mdx': page('Hola.', hash)})).join()).toContain(
      'found the front matter "source_hash"',
    );
  });

  it('refuses the description of another page', async () => {
    const pages = {'docs/a.mdx': page('Hola.'), 'docs/b.mdx': page('Hola.')};
    expect(await findings(frontMatterRule, pages)).toEqual([
      'docs/b.mdx:3: found the same description as docs/a.mdx; expected a description of its own. Say what this page answers and the other does not.',
    ]);
  });

  it('refuses a post about a topic that is not there, and names those that are', async () => {
    const post = (topic: string) => findings(frontMatterRule, {'blog/a.mdx': page('Hola.', `topic: ${topic}\n`)});
    const found = (await post('order')).filter((line) => line.includes('topic'));
    expect(found).toEqual([expect.stringContaining('blog/a.mdx:5: found topic: "order"')]);
    for (const id of topicIds) {
      expect(found[0]).toContain(id);
      expect((await post(id)).join()).not.toContain('topic');
    }
  });

  it('requires slug, date, authors and tags of posts', async () => {
    const found = (await findings(frontMatterRule, {'blog/a.mdx': page('Hola.')})).join('\n');
    for (const name of ['slug', 'date', 'authors', 'tags']) expect(found).toContain(`found no ${name}`);
  });
});
