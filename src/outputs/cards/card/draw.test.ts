import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {taskCard} from '../testing';
import {readDesign} from './design';
import {drawCard} from './draw';
import {addNonBreakingSpaces} from './layout';

const design = readDesign(path.join(__dirname, '..', '..', '..', '..'));

describe('a card', () => {
  it('is a picture of the size that apps show whole', async () => {
    const png = await drawCard(taskCard, design);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(5_000);
  });

  it('is the same for the same content, and another for another', async () => {
    const [one, same, other] = await Promise.all([
      drawCard(taskCard, design),
      drawCard({...taskCard}, design),
      drawCard({...taskCard, topic: 'orders'}, design),
    ]);
    expect(same.equals(one)).toBe(true);
    expect(other.equals(one)).toBe(false);
  });

  it('takes the colours and the pictograms of the site', () => {
    expect(design.color('field-indigo')).toBe('#2a2aa0');
    expect(Buffer.from(design.pictogram('brand', '#fff').split(',')[1] ?? '', 'base64').toString()).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 48 48" [^>]*stroke="#fff".*stroke-width="6".*fill="#ffb429"/,
    );
    expect(() => design.color('mauve')).toThrow('--mauve');
    expect(() => design.pictogram('spaceship', '#fff')).toThrow('"spaceship"');
  });

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
