import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {googleFonts} from '../../../startup/fontProvider';
import {render} from '../../../../e2e/support/manual/render';

const provider = vi.hoisted(() => ({current: undefined as {name: string} | undefined}));
vi.mock('../../../startup/fontProvider', async (original) => ({
  ...(await original<object>()),
  get fontProvider() {
    return provider.current;
  },
}));

/** A page that is no page of the manual, whose first paragraph is its lead. */
const file = 'src/pages/markdown-page.mdx';
const page =
  '<FontFrom source="Google Fonts">\n\nUno.\n\nDos.\n\n</FontFrom>\n\n<FontFrom source="site">\n\nTres.\n\n</FontFrom>';

afterEach(() => {
  provider.current = undefined;
});

describe('<FontFrom>', () => {
  it('shows the text on the provider', async () => {
    provider.current = googleFonts;
    expect(await render(page, file)).toBe('<p>Uno.</p>\n<p>Dos.</p>');
  });

  it('shows the text on the site itself where there is no provider', async () => {
    expect(await render(page, file)).toBe('<p>Tres.</p>');
  });

  it.each([file, 'i18n/en/docusaurus-plugin-content-pages/markdown-page.mdx'])(
    'stands in %s for the provider by its name, and for the site',
    (name) => {
      const sources = [...readFileSync(name, 'utf8').matchAll(/<FontFrom source="([^"]+)">/g)].map(
        ([, source]) => source,
      );
      expect(sources).toEqual([googleFonts.name, 'site']);
    },
  );
});
