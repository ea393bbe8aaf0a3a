import {expect, it} from 'vitest';
import {findings} from '../../../e2e/support/manual/siteWith';
import {postsRule} from './posts';

const post = (lists: string, body = 'Hola.\n\n{/* truncate */}') => ({
  'blog/tags.yml': 'safety:\n  label: Seguridad\n',
  'blog/authors.yml': 'help-team:\n  name: Equipo\n',
  'blog/a.mdx': `---\ntitle: Uno\n${lists}\n---\n\n${body}\n`,
});

it('accepts listed authors and tags, and a post that says where its summary ends', async () => {
  expect(await findings(postsRule, post('authors: [help-team]\ntags: [safety]'))).toEqual([]);
});

it('names an author and a tag that are not listed, with the nearest', async () => {
  expect(await findings(postsRule, post('authors: [help-teem]\ntags: [other]'))).toEqual([
    'blog/a.mdx:3: found authors: help-teem; expected help-team (blog/authors.yml). Correct it in the lines between ---. Did you mean "help-team"?',
    'blog/a.mdx:4: found tags: other; expected safety (blog/tags.yml). Correct it in the lines between ---.',
  ]);
});

it('asks for the end of the summary', async () => {
  expect((await findings(postsRule, post('authors: help-team', 'Hola.'))).join()).toContain('{/* truncate */}');
});
