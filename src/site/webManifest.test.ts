import {Resvg} from '@resvg/resvg-js';
import {expect, it} from 'vitest';
import {favicon} from './favicon';
import {icons} from './icons';
import {colors, webManifest} from './webManifest';

it('names icons that are made', () => {
  const manifest = JSON.parse(webManifest({title: 'Ayuda', language: 'es', home: '/help/', root: '/help/'})) as {
    icons: {src: string}[];
  };
  for (const {src} of manifest.icons) {
    expect(Object.keys(icons())).toContain(src.replace('/help/', ''));
  }
});

it('keeps the sign of a maskable icon within the circle that every system shows', () => {
  const href = `data:image/png;base64,${icons()['img/icon-maskable-512.png']?.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><image width="512" height="512" href="${href}"/></svg>`;
  const {pixels} = new Resvg(svg).render();
  const field = [1, 3, 5].map((start) => Number(`0x${colors.field.slice(start, start + 2)}`));
  const outside = [...Array(512 * 512).keys()].filter((pixel) => {
    const distance = Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5);
    // Where two fields meet a renderer mixes them.
    const isSign = field.some((value, channel) => Math.abs(value - (pixels[pixel * 4 + channel] ?? 0)) > 16);
    return distance > 0.4 * 512 && isSign;
  });
  expect(outside).toEqual([]);
});

it('writes the icon of the tab as an address without characters that addresses lack', () => {
  expect(favicon).toMatch(/^data:image\/svg\+xml,[\w%'=/:.,-]+$/);
  expect(decodeURIComponent(favicon)).toContain("fill='#2a2aa0'");
});
