import {describe, expect, it} from 'vitest';
import {linkPreview} from './linkPreview';
import {pageWith, task, taskCard} from './testing';

const site = {title: 'Ayuda', url: 'https://a.example', baseUrl: '/en/'};
const head =
  '<meta name=description content="Di &quot;sí&quot;."><meta property=og:title content="Agrega un contacto | Ayuda">';
const previewOf = (name: string, more = '') => linkPreview(pageWith(task(), head + more), name, site);
const tagOf = (name: string, more?: string) =>
  previewOf('index.html', more).tags.find((tag) => [tag.property, tag.name].includes(name))?.content;

describe('what apps show of a page', () => {
  it('is a title without the name of the site, which stands beside it', () => {
    expect([tagOf('og:title'), tagOf('og:site_name')]).toEqual(['Agrega un contacto', 'Ayuda']);
  });

  it('is the description, in the one tag that search engines read too', () => {
    expect(previewOf('index.html').tags).toContainEqual({
      name: 'description',
      property: 'og:description',
      content: 'Di "sí".',
    });
  });

  it('is a picture with its size and text alternative, under an address derived from that of the page', () => {
    const {card, file} = previewOf('docs/contacts/create-contact/index.html');
    expect([card, file]).toEqual([taskCard, 'img/docs/contacts/create-contact.png']);
    expect(previewOf('index.html').file).toBe('img/index.png');
    expect(tagOf('og:image')).toBe('https://a.example/en/img/index.png');
    expect([tagOf('og:image:width'), tagOf('og:image:height')]).toEqual(['1200', '630']);
    expect(tagOf('twitter:image:alt')).toMatch(/^Agrega un contacto: Abre Contactos/);
    expect(tagOf('twitter:card')).toBe('summary_large_image');
  });

  it('has the address and the languages of the page', () => {
    const page =
      '<meta property=og:url content=https://a.example/en/><meta property=og:locale content=en><meta property=og:locale:alternate content=es>';
    expect(['og:url', 'og:locale', 'og:locale:alternate'].map((name) => tagOf(name, page))).toEqual([
      'https://a.example/en/',
      'en',
      'es',
    ]);
  });

  it('is an article for a post, and else a page of a site', () => {
    expect(tagOf('og:type')).toBe('website');
    expect(tagOf('og:type', '<meta property=og:type content=article>')).toBe('article');
  });
});
