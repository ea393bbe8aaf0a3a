import {readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {taskCard} from '../../../../e2e/support/cards';
import {folderWith} from '../../../../e2e/support/folder';
import {cardCache, writeCards} from './writeCards';

const root = path.join(__dirname, '..', '..', '..', '..');
let site = '';
const file = (name: string) => path.join(site, 'build', 'img', name);

beforeEach(() => {
  site = folderWith();
  ['src', 'static'].forEach((name) => symlinkSync(path.join(root, name), path.join(site, name)));
});

it('writes each card where it belongs, and draws equal ones once', async () => {
  await writeCards(
    site,
    new Map([
      [file('a.png'), taskCard],
      [file('b/c.png'), {...taskCard}],
    ]),
  );
  expect(readFileSync(file('b/c.png')).equals(readFileSync(file('a.png')))).toBe(true);
  expect(readdirSync(cardCache(site))).toHaveLength(1);
});

it('copies a card that was drawn before, and draws another when the content changes', async () => {
  await writeCards(site, new Map([[file('a.png'), taskCard]]));
  const [kept = ''] = readdirSync(cardCache(site));
  writeFileSync(path.join(cardCache(site), kept), 'drawn before');
  const changed = {...taskCard, title: 'Elimina un contacto'};
  await writeCards(
    site,
    new Map([
      [file('a.png'), taskCard],
      [file('b.png'), changed],
    ]),
  );
  expect(readFileSync(file('a.png'), 'utf8')).toBe('drawn before');
  expect(readFileSync(file('b.png')).length).toBeGreaterThan(5_000);
});
