import {crashInside, crashOutside, heal} from '../support/crash';
import {fault, type Scene} from '../support/fault';
import {expect} from '../support/test';

const says = {es: 'Esta página ha fallado.', en: 'This page crashed.'} as const;
const again = {es: 'Intentar de nuevo', en: 'Try again'} as const;

async function triesAgain({page, locale, reader}: Scene, error: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(says[locale]);
  await expect(page.getByRole('main')).toContainText(error);
  reader.notes(`${says[locale]} (${error})`);
  await heal(page);
  await page.getByRole('button', {name: again[locale]}).click();
  reader.recovered = 'by trying again';
}

fault('a page crashes inside the layout', {reloads: 0, console: /The calendar is gone/}, async (scene) => {
  const {page, locale, reader} = scene;
  reader.asks();
  await crashInside(page, locale);
  await triesAgain(scene, 'The calendar is gone');
  await reader.reads('/blog');
});

fault('a page crashes outside the layout', {reloads: 0, console: /The window has no media/}, async (scene) => {
  const {page, locale, reader} = scene;
  reader.asks();
  await crashOutside(page, locale);
  await triesAgain(scene, 'The window has no media');
  await reader.reads('/docs/');
});
