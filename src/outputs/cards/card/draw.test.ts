import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {taskCard} from '../../../../e2e/support/cards';
import {readDesign} from './design';
import {drawCard} from './draw';
import {addNonBreakingSpaces} from './layout';

const design = readDesign(path.join(__dirname, '..', '..', '..', '..'));

describe('a card', () => {
  it('is refused when its title does not fit', async () => {
    await expect(drawCard({...taskCard, title: 'Agrega un contacto '.repeat(12)}, design)).rejects.toThrow(
      'make it shorter: "Agrega un contacto',
    );
  });
});

it('ends no line of a title on a word that belongs to the next', () => {
  const lines = (title: string) => addNonBreakingSpaces(title).split(' ');
  expect(lines('Envía dinero a un contacto')).toEqual(['Envía', 'dinero', 'a\u00A0un\u00A0contacto']);
  expect(lines('Change your email or number')).toEqual(['Change', 'your\u00A0email', 'or', 'number']);
  expect(lines('¿Qué te pasó?')).toEqual(['¿Qué', 'te', 'pasó?']);
});
