import {expect, it} from 'vitest';
import {fontSources, googleFonts} from './fontProvider';
import {ownFont} from './ownFont';

it('a provider needs its two origins in the content security policy, the site itself none', () => {
  expect(fontSources(googleFonts)).toEqual({
    style: ['https://fonts.googleapis.com'],
    font: ['https://fonts.gstatic.com'],
  });
  expect(fontSources(undefined)).toEqual({style: [], font: ["'self'"]});
});

it('the font of the site itself is a stylesheet with absolute addresses of the files beside it, named by their content', () => {
  const {stylesheet, files} = ownFont('/help/');
  expect(stylesheet).toMatch(/^assets\/fonts\/family\.[0-9a-f]{8}\.css$/);
  const css = String(files[stylesheet]);
  const named = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);
  const fonts = Object.keys(files).filter((address) => address !== stylesheet);
  expect(named.sort()).toEqual(fonts.map((address) => `/help/${address}`).sort());
  expect(fonts.every((address) => /\.[0-9a-f]{8}\.woff2$/.test(address))).toBe(true);
  expect(css.match(/font-family: [^;]+/g)).toEqual(fonts.map(() => "font-family: 'Atkinson Hyperlegible Next'"));
});
