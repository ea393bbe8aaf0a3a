import {translate} from '@docusaurus/Translate';

/**
 * A day as readers of the language write it, in UTC. Not with Intl: to make its first formatter keeps a slow processor busy for
 * 150 ms, and its words differ between the build's version of it and the reader's.
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

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/**
 * A moment with its day in the reader's own time, as the manual writes times: `hoy a las 4:00 p. m.` Not with Intl either, whose Spanish
 * has the clock of 24 hours.
 */
export function writeTime(moment: Date): string {
  const [today, tomorrow, ...weekdays] = translate({
    id: 'contact.days',
    message: 'hoy, mañana, el domingo, el lunes, el martes, el miércoles, el jueves, el viernes, el sábado',
    description: 'Today, tomorrow and the days of the week, Sunday first, before a time',
  }).split(', ');
  const [am, pm] = translate({
    id: 'contact.halves',
    message: 'a. m., p. m.',
    description: 'After a time before noon, and after one later',
  }).split(', ');
  const daysAhead = Math.round((midnight(moment) - midnight(new Date())) / 86_400_000);
  const hour = moment.getHours();
  const clock = `${hour % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')}`;
  const values = {
    day: [today, tomorrow][daysAhead] ?? weekdays[moment.getDay()] ?? '',
    time: `${clock} ${hour < 12 ? am : pm}`.replace(/ /g, '\u00A0'),
  };
  return hour % 12 === 1
    ? translate(
        {id: 'contact.atOne', message: '{day} a la {time}', description: 'A day and a time from 1:00 to 1:59'},
        values,
      )
    : translate({id: 'contact.at', message: '{day} a las {time}', description: 'A day and any other time'}, values);
}
