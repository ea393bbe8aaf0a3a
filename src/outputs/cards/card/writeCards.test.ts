import {readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {taskCard} from '../../../../e2e/support/cards';
import {folderWith} from '../../../../e2e/support/folder';
import {cardCache, writeCards} from './writeCards';

const root = path.join(__dirname, '..', '..', '..', '..');

it('copies a card that was drawn before, and draws another when the content changes', async () => {
  const site = folderWith();
  const file = (name: string) => path.join(site, 'build', 'img', name);
  ['src', 'static'].forEach((name) => symlinkSync(path.join(root, name), path.join(site, name)));
  await writeCards(site, new Map([[file('a.png'), taskCard]]));
  const [kept = ''] = readdirSync(cardCache(site));
  writeFileSync(path.join(cardCache(site), kept), 'drawn before');
  const changed = {...taskCard, title: 'Elimina un contacto'};
  const cards = [
    ['a.png', taskCard],
    ['b/c.png', {...taskCard}],
    ['d.png', changed],
  ] as const;
  await writeCards(site, new Map(cards.map(([name, card]) => [file(name), card])));
  expect(['a.png', 'b/c.png'].map((name) => readFileSync(file(name), 'utf8'))).toEqual([
    'drawn before',
    'drawn before',
  ]);
  expect(readFileSync(file('d.png')).length).toBeGreaterThan(5_000);
});
