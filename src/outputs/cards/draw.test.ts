import path from 'node:path';
import {expect, it} from 'vitest';
import {taskCard} from '../../../e2e/support/cards';
import {readDesign} from './design';
import {drawCard} from './draw';
import {addNonBreakingSpaces} from './layout';

it('has the beginning of a title that is longer than a card', async () => {
  const design = await readDesign(path.join(__dirname, '..', '..', '..'));
  const cardOf = (times: number) => drawCard({...taskCard, title: 'Agrega un contacto '.repeat(times)}, design);
  expect(await cardOf(30)).toEqual(await cardOf(40));
});

it('ends no line of a title on a word that belongs to the next', () => {
  const lines = (title: string) => addNonBreakingSpaces(title).split(' ');
  expect(lines('Envía dinero a un contacto')).toEqual(['Envía', 'dinero', 'a\u00A0un\u00A0contacto']);
  expect(lines('Change your email or number')).toEqual(['Change', 'your\u00A0email', 'or', 'number']);
  expect(lines('¿Qué te pasó?')).toEqual(['¿Qué', 'te', 'pasó?']);
});
