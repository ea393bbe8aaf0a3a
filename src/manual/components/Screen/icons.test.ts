import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {drawScreen, markKeys, screens} from '.';
import {sprite as spriteFile} from '../../../site-model/sprite';

const sprite = readFileSync(`static/${spriteFile}`, 'utf8');
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)"(.*?)<\/symbol>/g)].map(([, id, body]) => [id, body ?? '']),
);
const DOT = /<circle [^>]*r="5" fill="var\(--dot, #ffb429\)" stroke="none"\/>/g;

it('every pictogram has exactly one dot and every interface sign has none', () => {
  for (const [id, body] of symbols) {
    if (id === 'way') continue;
    expect(body.match(DOT)?.length ?? 0, id).toBe(body.includes('viewBox="0 0 48 48"') ? 1 : 0);
  }
});

it('every symbol has its own attributes, since it inherits nothing from its parents in the sprite', () => {
  for (const [id, body] of symbols) {
    expect(body, id).toMatch(
      /fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="[\d.]+"/,
    );
  }
});

it('every icon that a picture uses is in the sprite', () => {
  const used = Object.keys(screens).flatMap((name) =>
    [undefined, ...markKeys(name, 'tap')].flatMap((tap) => {
      const {html} = drawScreen({name, ...(tap && {tap})}, (key) => key, {locale: 'es', iconUrl: 'icons.svg'});
      return [...html.matchAll(/icons\.svg#([\w-]+)/g)].map(([, id]) => id);
    }),
  );
  expect(used.filter((id) => !symbols.has(id))).toEqual([]);
});
