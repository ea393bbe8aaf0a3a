import path from 'node:path';
import {expect, it} from 'vitest';
import {findWord} from './catalogue';
import {loadCatalogue} from './load';
import {supportHours} from '../../site/support';

const siteDir = path.resolve(import.meta.dirname, '../../..');
/** 1 January 2023 was a Sunday. */
const dayName = (locale: string, day: number) =>
  new Intl.DateTimeFormat(locale, {weekday: 'long', timeZone: 'UTC'}).format(Date.UTC(2023, 0, 1 + day)).toLowerCase();
/** As people write them: from a morning to an afternoon. */
const hoursInWords = {
  es: (opens: number, closes: number) => `de ${opens} a. m. a ${closes - 12} p. m.`,
  en: (opens: number, closes: number) => `${opens} a.m. to ${closes - 12} p.m.`,
};

it.each(['es', 'en'] as const)('the hours of support match the text of the catalogue (%s)', (locale) => {
  const words = findWord(loadCatalogue(siteDir, locale), 'facts.support.hours').text.toLowerCase();
  const {firstDay, lastDay, opens, closes} = supportHours;
  const hours = hoursInWords[locale](opens, closes);
  for (const expected of [dayName(locale, firstDay), dayName(locale, lastDay), hours]) {
    expect(words).toContain(expected);
  }
});
