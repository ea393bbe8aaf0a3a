import {expect, it} from 'vitest';
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
  {href: '/blog/first-blog-post', title: 'Cómo leer las imágenes del manual'},
];

it.each([
  ['a typing mistake', '/docs/services/remitances', '/docs/services/remittances'],
  ['a folder that is missing', '/delete-contact', '/docs/contacts/delete-contact'],
  ['a wrong folder', '/docs/account/password', '/docs/password/'],
  ['the title', '/docs/contraseña', '/docs/password/'],
  ['the title without accents', '/docs/contrasena', '/docs/password/'],
  ['the title, escaped', '/docs/contrase%C3%B1a', '/docs/password/'],
  ['nothing but the folder', '/docs/services/qqqq', '/docs/services/'],
  ['nothing but the outer folder', '/docs/qqqq', '/docs/'],
  ['nothing but the blog', '/blog/qqqq', '/blog'],
  ['two short words of which every second letter is the same', '/docs/not-here', '/docs/'],
  ['nothing at all', '/qqqq', undefined],
  ['no word', '/', undefined],
])('finds the nearest page by %s: %s', (_, path, href) => {
  expect(nearestPage(path, pages, '/')?.href).toBe(href);
  const english = pages.map((page) => ({...page, href: `/en${page.href}`}));
  expect(nearestPage(`/en${path}`, english, '/en/')?.href).toBe(href && `/en${href}`);
});

// There is no query when a typing mistake explains the difference, or without words.
it.each([
  ['/docs/contacto-nuevo', 'contacto nuevo'],
  ['/docs/orders/devoluci%C3%B3n.html', 'devolucion'],
  ['/docs/services/remitances', undefined],
  ['/docs/contrasena', 'contrasena'],
  ['/docs/', undefined],
])('searches for words of %s: %s', (path, words) => {
  expect(wordsToSearch(path, pages, '/')).toBe(words);
});
