import {translate} from '@docusaurus/Translate';

/**
 * A day in UTC, in the usual form of the language. Without Intl: creating the first formatter keeps a slow processor busy for 150 ms, and
 * its words differ between the versions of the build and of the reader.
 * @param date an ISO date, e.g. `2026-11-02` or `2026-11-02T00:00:00.000Z`
 */
export function writeDay(date: string): string {
  const day = new Date(date);
  const months = translate({
    id: 'postList.months',
    message: 'ene feb mar abr may jun jul ago sept oct nov dic',
    description: 'The twelve months in short, January first, with a space between every two',
  });
  return translate(
    {
      id: 'postList.day',
      message: '{day} {month} {year}',
      description: 'A day in a list of posts, e.g. 2 nov 2026; {month} is one of the twelve',
    },
    {day: day.getUTCDate(), month: months.split(' ')[day.getUTCMonth()] ?? '', year: day.getUTCFullYear()},
  );
}
