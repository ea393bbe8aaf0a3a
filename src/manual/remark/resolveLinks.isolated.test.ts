import {expect, it, vi} from 'vitest';
import {listPageRefs} from '../../site/pages';
import {errorOf, render, withLead} from '../../../e2e/support/manual/render';

vi.mock('../../site/pages', {spy: true});

const link = (url: string) => withLead(`\nLee [más](${url}).`);

it.each([
  ['docs/a.mdx', '/docs/halp/', '/docs/help/'],
  ['docs/help/index.mdx', '../contacts/creat-contact.mdx', '../contacts/create-contact.mdx'],
  ['docs/contacts/index.mdx', './creat-contact.mdx', './create-contact.mdx'],
])('the broken link on %s to %s names the line and the nearest page', async (page, url, near) => {
  const error = await errorOf(link(url), page);
  expect(error).toMatch(new RegExp(`^${page}:\\d+: found a link to "${url}"; expected a page or file that exists\\.`));
  expect(error).toContain(`Did you mean "${near}"?`);
});

it.each(['/blog/no-post', '/help', './no.pdf', '/no.pdf', '../help', '/en/blog/no-post', './help/index.mdx/'])(
  'a link to %s, which leads nowhere, names the line',
  async (url) => {
    expect(await errorOf(link(url), 'docs/a.mdx')).toMatch(/a\.mdx:\d+: found a link to .* a page or file that exists/);
  },
);

it.each([
  ['profile/index.mdx', '../contacts/create-contact.mdx', '/docs/contacts/create-contact'],
  ['contacts/a.mdx', './create-contact.mdx#contacts-saved', '/docs/contacts/create-contact#contacts-saved'],
  ['profile/index.mdx', '../help/index.mdx', '/docs/help/'],
])('a link on the translation %s to the untranslated page %s leads to its address', async (page, url, address) => {
  const file = `i18n/en/docusaurus-plugin-content-docs/current/${page}`;
  await expect(render(link(url), file)).resolves.toContain(`href="${address}"`);
});

it.each([
  ['/docs/contacts/create-contact/', '/docs/contacts/create-contact'],
  ['/docs/help#lost', '/docs/help/#lost'],
  ['/en/docs/help/#lost', '/docs/help/#lost'],
  ['/docs/help/index.html?a#lost', '/docs/help/?a#lost'],
])('a link to %s gets the spelling that costs no redirect', async (url, address) => {
  await expect(render(link(url), 'blog/post.mdx')).resolves.toContain(`href="${address}"`);
});

it('a link to a moved part leads to its new place, in any order of the properties', async () => {
  await expect(render(link('/docs/#ask'), 'blog/post.mdx')).resolves.toContain('href="/docs/help/#ask"');
  expect(await errorOf(link('/docs/#here'), 'docs/a.mdx')).toContain('an answer with the id "here" on that page');
});

it('a link that the build makes from a component has the line of the component', async () => {
  const page = `${withLead('')}\n\n<Moved to="help" ids="gone" />\n`;
  expect(await errorOf(page, 'docs/a.mdx')).toMatch(
    `docs/a.mdx:${page.trimEnd().split('\n').length}: found a link to "`,
  );
});

it('a lone % is text', async () => {
  await expect(render(link('https://x.example/100%'))).resolves.toContain('href="https://x.example/100%25"');
  expect(await errorOf(link('./100%.mdx'), 'docs/a.mdx')).toContain('found a link to "./100%.mdx"');
  expect(await errorOf(image('/img/100%.png'), 'docs/a.mdx')).toContain('the image "/img/100%.png"');
});

const image = (url: string) => withLead(`\n![La app](${url})`);

it('the error about a missing image names the line and the nearest file, and other images are accepted', async () => {
  const error = await errorOf(image('../contacts/creat-contact.mdx'), 'docs/help/a.mdx');
  expect(error).toMatch(/^docs\/help\/a\.mdx:\d+: found the image .* Did you mean "..\/contacts\/create-contact.mdx"/);
  for (const url of ['C:/no.png', 'data:image/png;base64,AA'])
    expect(await errorOf(image(url))).toContain(`the image "${url}`);
  expect(await errorOf(image('/img/no.png'))).toContain('the image "/img/no.png"');
  for (const url of ['../contacts/create-contact.mdx', '@site/docs/help/index.mdx', 'https://x.example/a.png'])
    await expect(render(image(url), 'docs/help/a.mdx')).resolves.toContain(`src="${url}"`);
});

it.each(['./help/index.mdx#aks', '/docs/help/#aks'])('a link to %s names the nearest id of that page', async (url) => {
  const error = await errorOf(link(url), 'docs/a.mdx');
  expect(error).toMatch(/found a link to .* an answer with the id "aks" on that page\..* Did you mean "ask"\?/);
});

it('a link cannot lead to a topic, because pages have no such id', async () => {
  expect(await errorOf(link('/docs/help/#security'), 'docs/a.mdx')).toContain('id "security" on that page');
});

it.each([
  ['the address of a page', '/docs/contacts/create-contact'],
  ['an answer, by the address of its page', '/docs/help/#lost'],
  ['a message of the app', '/docs/contacts/create-contact#message-saved'],
  ['a message of the app by its former id', '/docs/contacts/create-contact#contacts-saved'],
  ['a list of pages', '/docs/category/contactos'],
  ['a list of posts', '/blog/tags/safety'],
  ['the home page in the other language', '/en/'],
  ['a person', 'mailto:a@b.example'],
  ['another site', 'https://x.example/docs/nothing#x'],
])('a link to %s is accepted without a list of all pages', async (_, url) => {
  vi.mocked(listPageRefs).mockClear();
  await expect(render(link(url), 'docs/a.mdx')).resolves.toContain(`href="${url}"`);
  expect(listPageRefs).not.toHaveBeenCalled();
});
