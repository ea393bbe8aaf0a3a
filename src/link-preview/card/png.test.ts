import {inflateSync} from 'node:zlib';
import {Resvg} from '@resvg/resvg-js';
import {expect, it} from 'vitest';
import {encodePng} from './png';

/** A picture of one row, and the pixels that another program reads from it. */
function roundTrip(colors: number[]): number[] {
  const data = Buffer.alloc(colors.length * 4);
  colors.forEach((color, index) => data.writeUInt32BE(color, index * 4));
  const png = encodePng({width: colors.length, height: 1, data});
  const size = `width="${colors.length}" height="1"`;
  const image = `<image ${size} style="image-rendering:pixelated" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const {pixels} = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`).render();
  return colors.map((_, index) => pixels.readUInt32BE(index * 4));
}

it('writes the same pixels that it was given', () => {
  const colors = [0xbe1068ff, 0xffffffff, 0xbe1068ff, 0x000000ff];
  expect(roundTrip(colors)).toEqual(colors);
});

it('keeps the common colours of a picture with more than a palette has', () => {
  const rare = Array.from({length: 300}, (_, index) => index * 256 + 255);
  const [first, second] = roundTrip([0xbe1068ff, 0xbe1068ff, ...rare]);
  expect([first, second]).toEqual([0xbe1068ff, 0xbe1068ff]);
});

it('takes one byte for a pixel', () => {
  const png = encodePng({width: 3, height: 2, data: Buffer.alloc(24, 255)});
  const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);
  expect(inflateSync(data)).toHaveLength(2 * (3 + 1));
});
