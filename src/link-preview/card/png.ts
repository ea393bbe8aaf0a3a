import {crc32, deflateSync} from 'node:zlib';

/** Colours that a byte can name. */
const MOST_COLORS = 256;

/** Pixels one by one, four bytes each: red, green, blue, and how opaque. Cards have no transparent ones. */
export type Pixels = {width: number; height: number; data: Buffer};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

const distance = (one: number, other: number): number =>
  [24, 16, 8].reduce((sum, shift) => sum + (((one >>> shift) & 255) - ((other >>> shift) & 255)) ** 2, 0);

const nearest = (color: number, palette: readonly number[]): number =>
  palette.reduce(
    (best, each, index) => (distance(color, each) < distance(color, palette[best] ?? 0) ? index : best),
    0,
  );

/** The colours of a picture with the number of their pixels, and for each pixel the index of its colour. */
function indexColors({width, height, data}: Pixels) {
  const colors: number[] = [];
  const counts: number[] = [];
  const known = new Map<number, number>();
  const indices = new Uint16Array(width * height);
  let last = -1;
  let index = 0;
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const color = data.readUInt32BE(pixel * 4);
    // Nearly all pixels are like the one before.
    if (color !== last) {
      last = color;
      index = known.get(color) ?? colors.push(color) - 1;
      known.set(color, index);
    }
    indices[pixel] = index;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return {colors, counts, indices};
}

/**
 * Writes pixels as a PNG with a palette: one byte a pixel, which for flat colours is a third of what a picture with all colours takes.
 * Beyond 256 colours the rare ones, at the edges of letters, become the nearest of the others.
 */
export function encodePng(pixels: Pixels): Buffer {
  const {width, height} = pixels;
  const {colors, counts, indices} = indexColors(pixels);
  const common = [...colors.keys()]
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
    .slice(0, MOST_COLORS);
  const palette = common.map((index) => colors[index] ?? 0);
  const entries = colors.map((color) => nearest(color, palette));
  // Each row begins with its filter: none, for differences of indices mean nothing.
  const rows = Buffer.alloc((width + 1) * height);
  indices.forEach((index, pixel) => {
    rows[pixel + Math.floor(pixel / width) + 1] = entries[index] ?? 0;
  });
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255]))),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
