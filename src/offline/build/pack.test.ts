import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {seeded} from '../../search/testing/random';
import {unpack} from '../format/unpack';
import {pack} from './pack';

const header = '<header>'.padEnd(500, 'Manual de usuario · Preguntas frecuentes ');
const pages = [...'abcdefgh'].map((name): [string, string] => [
  `/${name}`,
  `${header}<h1>${name}</h1>${header}ñ😀${name}`,
]);

const roundTrip = (files: [string, string][]) => {
  const textOf = unpack(pack(files));
  return files.map(([path]) => [path, textOf(path)]);
};

describe('a packed manual', () => {
  it('gives every text back', () => {
    expect(roundTrip(pages)).toEqual(pages);
  });

  it.each([
    ['nothing', []],
    ['an empty text', [['/', '']]],
    ['a mark at the start of a text', [['/', '\ufefftext']]],
    [
      'one letter again and again',
      [
        ['/', 'x'.repeat(500)],
        ['/b', 'x'.repeat(47)],
      ],
    ],
    [
      'a piece that goes over the end of a text',
      [
        ['/', `${header}a`],
        ['/b', `a${header}`],
        ['/c', header],
      ],
    ],
  ] as [string, [string, string][]][])('gives back %s', (_, files) => {
    expect(roundTrip(files)).toEqual(files);
  });

  it('gives back texts of pieces in any order', () => {
    const random = seeded(7);
    const pieces = Array.from({length: 30}, (_, at) => `${at}-${'abcdef'.repeat(1 + Math.floor(random() * 20))}`);
    const files = Array.from({length: 40}, (_, at): [string, string] => [
      `/${at}`,
      Array.from({length: 30}, () => pieces[Math.floor(random() * pieces.length)]).join(''),
    ]);
    expect(roundTrip(files)).toEqual(files);
  });

  it('contains repeated text once', () => {
    expect(JSON.stringify(pack(pages)).split('<header>')).toHaveLength(2);
    const far = [...pages, ['/far', 'y'.repeat(40_000)], ['/end', header]] as [string, string][];
    expect(gzipSync(JSON.stringify(pack(far))).length).toBeLessThan(600);
  });

  it('has no other path', () => {
    expect(unpack(pack(pages))('/unknown')).toBeUndefined();
  });
});
