import {expect, it} from 'vitest';
import {statusAt} from './openingHours';

// Monday to Friday from 9 to 17, five hours behind UTC. 2 November 2026 is a Monday.
const hours = {firstDay: 1, lastDay: 5, opens: 9, closes: 17, utcOffset: -5};

// Friday to Monday.
const weekend = {...hours, firstDay: 5, lastDay: 1};
const night = {...weekend, opens: 18, closes: 2};

it.each([
  ['when it opens', hours, '2026-11-02T14:00:00Z', true, '2026-11-02T22:00:00Z'],
  ['when it closes', hours, '2026-11-02T22:00:00Z', false, '2026-11-03T14:00:00Z'],
  ['on Saturday by UTC, which is Friday there', hours, '2026-11-07T00:30:00Z', false, '2026-11-09T14:00:00Z'],
  ['on a holiday of every year', hours, '2026-12-25T15:00:00Z', false, '2026-12-28T14:00:00Z'],
  ['on a holiday of one year', hours, '2027-03-26T15:00:00Z', false, '2027-03-29T14:00:00Z'],
  ['in a week that ends on Monday', weekend, '2026-11-02T14:00:00Z', true, '2026-11-02T22:00:00Z'],
  ['in a week that begins on Friday', weekend, '2026-11-02T22:00:00Z', false, '2026-11-06T14:00:00Z'],
  ['on Sunday in the middle of a week', weekend, '2026-11-01T15:00:00Z', true, '2026-11-01T22:00:00Z'],
  ['on one day of the week', {...hours, lastDay: 1}, '2026-11-02T22:00:00Z', false, '2026-11-09T14:00:00Z'],
  ['before midnight', night, '2026-11-03T04:59:00Z', true, '2026-11-03T07:00:00Z'],
  ['after midnight', night, '2026-11-03T05:01:00Z', true, '2026-11-03T07:00:00Z'],
  ['when the night is over', night, '2026-11-03T07:00:00Z', false, '2026-11-06T23:00:00Z'],
  ['when it always answers', {...hours, opens: 0, closes: 24}, '2026-11-02T14:00:00Z', true, '2026-11-03T05:00:00Z'],
])('the status of support is right %s', (_, hours, now, isOpen, until) => {
  expect(statusAt(new Date(now), hours, ['12-25', '2027-03-26'])).toEqual({isOpen, until: new Date(until)});
});

it('support that never opens has no status', () => {
  const allDates = Array.from({length: 366}, (_, day) =>
    new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10),
  );
  expect(statusAt(new Date('2026-11-02T14:00:00Z'), hours, allDates)).toBeUndefined();
});
