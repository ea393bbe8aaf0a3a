import path from 'node:path';
import {expect, it} from 'vitest';
import {findWord, loadCatalogue} from '../manual/catalogue';
import {locales} from '../site-model/locales';
import {supportHours} from './support';

const siteDir = path.resolve(import.meta.dirname, '../..');
/** 1 January 2023 was a Sunday. */
const dayName = (locale: string, day: number) =>
  new Intl.DateTimeFormat(locale, {weekday: 'long', timeZone: 'UTC'}).format(Date.UTC(2023, 0, 1 + day)).toLowerCase();

it.each(locales)('the hours of support are the ones that the catalogue says in words (%s)', (locale) => {
  const words = findWord(loadCatalogue(siteDir, locale), 'facts.support.hours').text.toLowerCase();
  const {firstDay, lastDay, opens, closes} = supportHours;
  for (const expected of [dayName(locale, firstDay), dayName(locale, lastDay), `${opens}:00`, `${closes}:00`]) {
    expect(words).toContain(expected);
  }
});
