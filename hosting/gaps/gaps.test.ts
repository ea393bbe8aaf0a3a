// cspell:disable -- addresses and words that readers type
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findGaps, type BuiltLanguage} from './findGaps';

const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');
const languageOf = (below: string, titles: {[href: string]: string}, answer: string): BuiltLanguage => ({
  below,
  pages: Object.entries(titles).map(([href, title]) => ({href, title})),
  answerTo: (words) => (words.includes('clave') ? answer : undefined),
});
const spanish = {'/docs/password/': 'Cambia o recupera tu contraseña', '/docs/orders/': 'Reembolsos y pedidos'};
const languages = [
  languageOf('/en/', {'/en/docs/password/': 'Change or recover your password'}, '/en/docs/password/'),
  languageOf('/', spanish, '/docs/password/#forgot'),
];
const findIn = (lines: readonly string[]) => findGaps(lines, languages);
/** A line of a log, in the combined format. */
const missed = (path: string, {browser = 'Mozilla/5.0', referrer = '-'} = {}) =>
  `192.0.2.1 - - [02/Nov/2026:08:14:03 -0500] "GET ${path} HTTP/1.1" 404 9 "${referrer}" "${browser}"`;

it('names the addresses that led nowhere, the most frequent first, with the nearest page', () => {
  const found = findIn(fixture('access-log.txt').split('\n'));
  expect(found.gaps).toEqual([
    {address: '/docs/contrasena', times: 2, nearest: '/docs/password/'},
    {address: '/docs/reembolsos', times: 1, nearest: '/docs/orders/'},
    {address: '/en/docs/refund', times: 1, nearest: '/en/docs/password/'},
  ]);
  expect(found).toMatchObject({probes: 1, unreadableLines: 1});
});

it('spellings of one address count together, readable, and what is spelled like a page leads to it', () => {
  const paths = ['/docs/a%C3%B1o', '/docs/A%C3%B1o/', '/docs/año.html', '/docs/password.', '/docs/orders%20'];
  expect(findIn(paths.map((path) => missed(path))).gaps).toMatchObject([{address: '/docs/año', times: 3}]);
});

it('counts neither what the worker asks for again nor what programs try, a request that is no HTTP among it', () => {
  const browser = 'zgrab/0.x';
  const lines = [
    missed('/docs/x', {referrer: 'https://help.example/docs/faq/'}),
    missed('/docs/x', {referrer: 'https://help.example/sw.js'}),
    missed('/wp-admin/', {browser}),
    missed('/.git/config', {browser}),
    `help.example:443 203.0.113.9 - - [02/Nov/2026:08:14:03 -0500] "\\x16\\x03\\"" 400 150`,
  ];
  expect(findIn(lines)).toMatchObject({gaps: [{address: '/docs/x', times: 1}], probes: 2, unreadableLines: 0});
});
