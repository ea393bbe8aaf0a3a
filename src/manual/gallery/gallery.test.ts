import path from 'node:path';
import {expect, it} from 'vitest';
import {loadScreens} from '../../screens';
import {components} from '../remark/checkComponents';
import {galleryPage, galleryPlugins} from './plugin';

const siteDir = path.resolve(import.meta.dirname, '../../..');

it('the gallery shows every component and every screen', () => {
  const page = galleryPage(siteDir);
  for (const name of Object.keys(components)) expect(page).toMatch(new RegExp(`^ *<${name}\\b`, 'm'));
  for (const name of Object.keys(loadScreens())) expect(page).toContain(`\n<Screen name="${name}"`);
});

it('the gallery is part of the development server, but not of a build', () => {
  expect(galleryPlugins({}, 'development')).toHaveLength(2);
  expect(galleryPlugins({}, 'production')).toEqual([]);
});
