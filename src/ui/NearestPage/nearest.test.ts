import {describe, expect, it} from 'vitest';
import {nearestPage, wordsToSearch} from './nearest';

const pages = [
  {href: '/docs/', title: 'Manual de usuario'},
  {href: '/docs/services/', title: 'Servicios'},
  {href: '/docs/services/mobile', title: 'Recarga un celular'},
  {href: '/docs/services/remittances', title: 'Envía dinero a un contacto'},
  {href: '/docs/contacts/create-contact', title: 'Agrega un contacto'},
  {href: '/docs/contacts/delete-contact', title: 'Elimina un contacto'},
  {href: '/docs/password/', title: 'Cambia tu contraseña'},
  {href: '/docs/help/', title: 'Pide ayuda'},
  {href: '/blog', title: 'Consejos'},
];
const nearest = (path: string) => nearestPage(path, pages, '/')?.href;

describe('the page nearest to an address', () => {
  it('accepts one typing mistake', () => {
    expect(nearest('/docs/services/remitances')).toBe('/docs/services/remittances');
  });

  it('finds a page whose folder is missing or wrong', () => {
    expect(nearest('/delete-contact')).toBe('/docs/contacts/delete-contact');
    expect(nearest('/docs/account/password')).toBe('/docs/password/');
  });

  it('finds pages by their titles, with or without accents', () => {
    expect(nearest('/docs/contraseña')).toBe('/docs/password/');
    expect(nearest('/docs/contrasena')).toBe('/docs/password/');
    expect(nearest('/docs/contrase%C3%B1a')).toBe('/docs/password/');
  });

  it('keeps to the folder when nothing is like the last word', () => {
    expect(nearest('/docs/services/qqqq')).toBe('/docs/services/');
    expect(nearest('/docs/qqqq')).toBe('/docs/');
    expect(nearest('/blog/qqqq')).toBe('/blog');
  });

  it('names nothing when nothing is alike', () => {
    expect(nearest('/qqqq')).toBeUndefined();
    expect(nearest('/')).toBeUndefined();
  });

  it('leaves the base URL out of the comparison', () => {
    const english = pages.map((page) => ({...page, href: `/en${page.href}`}));
    expect(nearestPage('/en/docs/pasword', english, '/en/')?.href).toBe('/en/docs/password/');
    expect(nearestPage('/en/qqqq', english, '/en/')).toBeUndefined();
  });

  it('does not guess from two short words of which every second letter is the same', () => {
    const post = {href: '/blog/first-blog-post', title: 'Cómo leer las imágenes del manual'};
    expect(nearestPage('/docs/not-here', [...pages, post], '/')?.href).toBe('/docs/');
  });
});

describe('what the search is asked about an address', () => {
  const asked = (path: string) => wordsToSearch(path, pages, '/');

  it('is the words at its end, when no page has all of them', () => {
    expect(asked('/docs/contacto-nuevo')).toBe('contacto nuevo');
    expect(asked('/docs/devolucion')).toBe('devolucion');
    expect(asked('/docs/orders/devoluci%C3%B3n.html')).toBe('devolucion');
  });

  it('is nothing where a typing mistake explains the difference, or where there are no words', () => {
    expect(asked('/docs/services/remitances')).toBeUndefined();
    expect(asked('/docs/contrasena')).toBeUndefined();
    expect(asked('/docs/')).toBeUndefined();
  });
});
