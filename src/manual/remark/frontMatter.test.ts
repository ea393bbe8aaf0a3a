import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {fillFrontMatter} from './frontMatter';

const siteDir = path.resolve(import.meta.dirname, 'fixtures');
const english = 'i18n/en/docusaurus-plugin-content-docs/current/a.mdx';

async function fill(frontMatter: Record<string, unknown>, file = 'docs/a.mdx', locale = 'es') {
  const lines = Object.keys(frontMatter).map((key) => `${key}: x`);
  const parse = fillFrontMatter({siteDir, build: {locale}});
  const result = await parse({
    filePath: path.join(siteDir, file),
    fileContent: ['---', ...lines, '---', ''].join('\n'),
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {...frontMatter}, content: ''}),
  });
  return result.frontMatter;
}

describe('front matter', () => {
  it('takes words of the page’s language in titles, description and sidebar label', async () => {
    const keyTexts = {title: 'Toca {tabs.home}', title_meta: '¿{app.name}?', description: '{app.name}', slug: '/{x}'};
    const filledTexts = {title: 'Toca Inicio', title_meta: '¿Cercana?', description: 'Cercana', slug: '/{x}'};
    expect(await fill({...keyTexts, sidebar_label: '{tabs.home}'})).toEqual({...filledTexts, sidebar_label: 'Inicio'});
    expect((await fill(keyTexts, english, 'en')).title).toBe('Toca Home');
  });

  it('names file, line and the nearest key when a key is unknown', async () => {
    await expect(fill({slug: '/', title: '{tabs.hom}'})).rejects.toThrow(
      /^docs\/a\.mdx:3: [^]*found the key "tabs.hom", which is not in [^]* Did you mean "tabs.home"\?/,
    );
  });

  it('explains how to write a text that YAML reads as a mapping', async () => {
    const errors = fill({title: {'app.name': null}});
    await expect(errors).rejects.toThrow(/^docs\/a\.mdx:2: [^]*found a title that is not a text; expected a text\./);
  });

  it('reports an unreadable text each time, although the parser remembers it', async () => {
    const parse = fillFrontMatter({siteDir, build: {locale: 'es'}});
    const params = {filePath: path.join(siteDir, 'docs/a.mdx'), fileContent: '---\ntitle: [A\n---\n'};
    for (const defaultParseFrontMatter of [DEFAULT_PARSE_FRONT_MATTER, DEFAULT_PARSE_FRONT_MATTER])
      await expect(parse({...params, defaultParseFrontMatter})).rejects.toThrow('front matter that cannot be read');
  });

  it('passes the language of a page without a translation to the theme', async () => {
    expect((await fill({title: 'Hola'}, 'docs/a.mdx', 'en')).text_locale).toBe('es');
    expect((await fill({title: 'Hola'})).text_locale).toBeUndefined();
  });
});
