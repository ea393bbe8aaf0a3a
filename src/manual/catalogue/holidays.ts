import * as z from 'zod';
import {writerMessage} from '../../writer-errors/message';
import type {WriterError} from '../../writer-errors/writerError';
import type {Catalogue, Word} from './catalogue';
import {locateWord} from './load';

const GROUP = 'facts.support.holidays.';

/** The facts that name a day on which support is closed: `12-25` every year, `2027-03-26` only in that year. */
export function holidayWords(catalogue: Catalogue): Word[] {
  return [...catalogue.words.values()].filter(({key}) => key.startsWith(GROUP));
}

/** Whether a text is a date that exists. A date without a year may be 29 February. */
const isDate = (text: string): boolean =>
  z.iso.date().safeParse(/^\d\d-\d\d$/.test(text) ? `2024-${text}` : text).success;

/** Finds the days that are not dates, or that differ between the languages. */
export function holidayErrors(siteDir: string, catalogue: Catalogue, other: Catalogue): WriterError[] {
  const otherDays = holidayWords(other).map(({text}) => text);
  return holidayWords(catalogue)
    .filter(({text}) => !isDate(text) || !otherDays.includes(text))
    .map((word) => ({
      ...locateWord(siteDir, word, catalogue.locale),
      message: writerMessage('holiday', {key: word.key, date: word.text}),
    }));
}
