import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {noticesOf} from './thirdPartyNotices';
import {SECURITY_CONTACT_EXPIRES, securityTxt} from './wellKnownFiles';

it('the notices cannot be written without the licence of a package', () => {
  const folder = folderWith({'package.json': JSON.stringify({name: 'a', version: '1.0.0'})});
  expect(() => noticesOf([folder])).toThrow(/expected the licence/);
});

it('the notices need no package of the worker, because it imports none', () => {
  const folder = path.join(__dirname, '../../offline/worker');
  const packages = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/from '([\w@][^/']*)/g)].map(([, name = '']) => name));
  expect(packages).toEqual([]);
});

const day = 24 * 60 * 60 * 1000;

it('security.txt has the fields that RFC 9116 requires', () => {
  const text = securityTxt('https://help.example/', ['es', 'en']);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/help\.example\/\.well-known\/security\.txt$/m);
  expect(text.match(/^Expires: /gm)).toHaveLength(1);
});

it('the security contact is valid for another month: renew SECURITY_CONTACT_EXPIRES when this fails', () => {
  const timeLeft = Date.parse(SECURITY_CONTACT_EXPIRES) - Date.now();
  expect(timeLeft).toBeGreaterThan(30 * day);
  expect(timeLeft).toBeLessThan(366 * day);
});
