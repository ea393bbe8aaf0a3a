// cspell:disable -- addresses and words that readers type
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findGaps} from './findGaps';
import {subjectOf} from './readLog';

const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');
const pages = [
  {href: '/docs/password/', title: 'Cambia o recupera tu contraseña'},
  {href: '/docs/orders/', title: 'Reembolsos y pedidos'},
];
const site = {base: '/', pages, answerTo: (words: string) => (words.includes('clave') ? '/docs/password/' : undefined)};

it('names the addresses and words that led nowhere, the most frequent first, with the nearest page', () => {
  const found = findGaps(fixture('access-log.txt').split('\n'), [fixture('mail.txt')], site);
  expect(found.addresses).toEqual([
    {asked: '/docs/contrasena', times: 2, nearest: '/docs/password/'},
    {asked: '/docs/reembolsos', times: 1, nearest: '/docs/orders/'},
    {asked: '/en/docs/refund', times: 1, nearest: undefined},
  ]);
  expect(found.words).toEqual([
    {asked: 'cercana olvide mi clave', times: 1, nearest: '/docs/password/'},
    {asked: 'no me llega el código', times: 1, nearest: undefined},
  ]);
});

it('counts the lines that it cannot read', () => {
  expect(findGaps(fixture('access-log.txt').split('\n'), [], site).unread).toBe(1);
});

it('takes the first line of a mail without a subject', () => {
  expect(subjectOf('\r\nNo puedo entrar\r\nGracias')).toBe('No puedo entrar');
});
