import {findWord, loadCatalogue} from '../src/manual/catalogue/catalogue';
import {projectFolder} from './support/build';
import {saveData} from './support/conditions';
import {expect, test} from './support/test';
import {uiString} from './support/uiStrings';

// Support closes at 22:00 UTC on Monday, 2 November 2026.
const christmas = new Date('2026-12-25T15:00:00Z');
const beforeClosing = new Date('2026-11-02T21:59:00Z');

const hours = findWord(loadCatalogue(projectFolder, 'es'), 'facts.support.hours').text;

// This zone is six hours behind UTC.
test.use({timezoneId: 'America/Mexico_City'});

/** The text before the time in a status. */
const beginningOf = (id: string) => uiString('es', id, {time: '|'}).split('|')[0] ?? '';

test('the status of support follows the clock, beside its hours', async ({page}) => {
  // The status does not need React. first-page.spec.ts has a hydrated page.
  await saveData(page);
  await page.clock.install({time: christmas});
  await page.setViewportSize({width: 360, height: 740});
  const response = await page.goto('/');
  // The built page shows no status, because it could be wrong.
  expect(await response?.text()).toMatch(/<support-status [^>]*><\//);
  const status = page.locator('.contact__status').first();
  // The status is not visible yet.
  await expect(status).toBeEmpty();
  await status.scrollIntoViewIfNeeded();
  await expect(status).toContainText(beginningOf('contact.closed'));
  await expect(page.locator('.contact')).toContainText(hours, {ignoreCase: true});
  await page.clock.setSystemTime(beforeClosing);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(status).toContainText(`${beginningOf('contact.open')}hoy a las 4:00 p. m.`);
  await page.clock.runFor(61_000);
  await expect(status).toContainText(beginningOf('contact.closed'));
  // The space for the status was reserved, so nothing moves.
  const time = uiString('es', 'contact.at', {day: 'el miércoles', time: '10:00 a. m.'});
  const heights = await status.evaluate(
    (element, texts) =>
      texts.map((text) => {
        element.textContent = text;
        return element.getBoundingClientRect().height;
      }),
    ['', uiString('es', 'contact.open', {time}), uiString('es', 'contact.closed', {time})],
  );
  expect(new Set(heights).size, heights.join(', ')).toBe(1);
});
