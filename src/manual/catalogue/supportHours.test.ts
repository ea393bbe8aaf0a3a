import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findWord, loadCatalogue} from './catalogue';
import {supportHours} from '../../site/features';

const siteDir = path.resolve(import.meta.dirname, '../../..');
/** 1 January 2023 was a Sunday. */
const dayName = (locale: string, day: number) =>
  new Intl.DateTimeFormat(locale, {weekday: 'long', timeZone: 'UTC'}).format(Date.UTC(2023, 0, 1 + day)).toLowerCase();
const twelve = (hour: number) => hour % 12 || 12;
const half = (hour: number) => (hour < 12 ? 'a' : 'p');
/** The hours of a day as people write them, on a twelve-hour clock. */
const hoursInWords = {
  es: (from: number, to: number) => `de ${twelve(from)} ${half(from)}. m. a ${twelve(to)} ${half(to)}. m.`,
  en: (from: number, to: number) => `${twelve(from)} ${half(from)}.m. to ${twelve(to)} ${half(to)}.m.`,
};
/** The cities of the FAQ. In summer readers are told to add an hour. */
const america = {us: 'America/New_York', mx: 'America/Mexico_City', do: 'America/Santo_Domingo'};
const zones = {...america, es: 'Europe/Madrid'};

describe.each(['es', 'en'] as const)('the hours of support (%s)', (locale) => {
  const {firstDay, lastDay, opens, closes, utcOffset} = supportHours;
  const textOf = (key: string) => findWord(loadCatalogue(siteDir, locale), `facts.support.${key}`).text;

  it('match the text of the catalogue', () => {
    const hours = hoursInWords[locale](opens, closes);
    // Panama has no daylight saving time.
    const zone = new Intl.DisplayNames(locale, {type: 'region'}).of('PA')?.toLowerCase();
    for (const expected of [dayName(locale, firstDay), dayName(locale, lastDay), hours, zone])
      expect(textOf('hours').toLowerCase()).toContain(expected);
  });

  it.each(Object.entries(zones))('match the catalogue in the winter time of %s', (city, timeZone) => {
    const format = new Intl.DateTimeFormat('en', {hour: 'numeric', hourCycle: 'h23', timeZone});
    const hourThere = (hour: number) => Number(format.format(Date.UTC(2023, 0, 2, hour - utcOffset)));
    expect(textOf(`hoursIn.${city}`)).toContain(hoursInWords[locale](hourThere(opens), hourThere(closes)));
  });
});
