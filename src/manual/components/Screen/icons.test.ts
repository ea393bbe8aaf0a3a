import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {drawScreen, loadScreens, markKeys} from '.';
import {sprite as spriteFile} from '../../../site/sprite';

const sprite = readFileSync(`static/${spriteFile}`, 'utf8');
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)"(.*?)<\/symbol>/g)].map(([, id, body]) => [id, body ?? '']),
);

it('every icon that a picture uses is in the sprite', () => {
  const used = Object.keys(loadScreens()).flatMap((name) =>
    [undefined, ...markKeys(name, 'tap')].flatMap((tap) => {
      const {html} = drawScreen({name, ...(tap && {tap})}, (key) => key, {locale: 'es', iconUrl: 'icons.svg'});
      return [...html.matchAll(/icons\.svg#([\w-]+)/g)].map(([, id]) => id);
    }),
  );
  expect(used.filter((id) => !symbols.has(id))).toEqual([]);
});
