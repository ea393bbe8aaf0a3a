import {expect, it, vi} from 'vitest';
import {listPageRefs} from '../../site/listPageRefs';
import {errorOf, render, withLead} from './fixtures/render';

vi.mock('../../site/listPageRefs', {spy: true});

const link = (url: string) => withLead(`\nLee [más](${url}).`);

it.each([['/docs/halp/', '/docs/help/']])(
  'a link to the address %s, which no page has, names the line and the nearest address',
  async (url, near) => {
    const error = await errorOf(link(url), 'docs/a.mdx');
    expect(error).toMatch(/^docs\/a\.mdx:\d+: /);
    expect(error).toContain(
      `found a link to "${url}"; expected a page that exists. Link to its file, with its extension. Did you mean "${near}"?`,
    );
  },
);

it.each(['./help/index.mdx#aks', '/docs/help/#aks'])('a link to %s names the nearest id of that page', async (url) => {
  expect(await errorOf(link(url), 'docs/a.mdx')).toContain(
    `found a link to "${url}"; expected a heading or an answer with the id "aks" on that page. Correct the id of the link. Did you mean "ask"?`,
  );
});

it.each([
  ['the address of a page', '/docs/contacts/create-contact'],
  ['an answer, by the address of its page', '/docs/help#lost'],
  ['a message of the app', '/docs/contacts/create-contact#contacts-saved'],
  ['a list of pages', '/docs/category/contactos'],
  ['another site', 'https://x.example/docs/nothing#x'],
])('a link to %s is right, which takes no list of all pages', async (_, url) => {
  vi.mocked(listPageRefs).mockClear();
  await expect(render(link(url), 'docs/a.mdx')).resolves.toContain(`href="${url}"`);
  expect(listPageRefs).not.toHaveBeenCalled();
});
