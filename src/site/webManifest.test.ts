import {Resvg} from '@resvg/resvg-js';
import {expect, it} from 'vitest';
import {favicon} from './favicon';
import {webAppIcons} from './icons';
import {colors, webManifest} from './webManifest';

const icons = webAppIcons();

it('names the icons, which have their content in their names', () => {
  const site = {title: 'Ayuda', language: 'es', home: '/help/en/', root: '/help/'};
  const manifest = JSON.parse(webManifest({...site, icons})) as {icons: {src: string}[]};
  expect(manifest.icons.map(({src}) => src)).toEqual([
    expect.stringMatching(/^\/help\/assets\/any-192\.[0-9a-f]{8}\.png$/),
    expect.stringMatching(/^\/help\/assets\/any-512\.[0-9a-f]{8}\.png$/),
    expect.stringMatching(/^\/help\/assets\/maskable-512\.[0-9a-f]{8}\.png$/),
  ]);
});

it('keeps the drawing of a maskable icon within the safe zone', () => {
  const href = `data:image/png;base64,${icons.find(({purpose}) => purpose === 'maskable')?.content.toString('base64')}`;
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
