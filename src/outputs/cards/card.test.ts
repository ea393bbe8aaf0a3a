import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {writeCards} from './card';

it('a card shows the beginning of a title that is too long for it', async () => {
  const folder = folderWith();
  const files = [30, 40].map((times) => ({times, file: path.join(folder, `${times}.png`)}));
  const cardOf = (times: number) => ({
    site: 'Ayuda',
    title: 'Agrega un contacto '.repeat(times),
    topic: '',
    icon: 'contacts',
  });
  await writeCards(path.join(__dirname, '../../..'), new Map(files.map(({times, file}) => [file, cardOf(times)])));
  const [one, other] = files.map(({file}) => readFileSync(file).toString('base64'));
  expect(one).toBe(other);
});
