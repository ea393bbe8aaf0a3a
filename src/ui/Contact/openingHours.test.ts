import {expect, it} from 'vitest';
import {statusAt} from './openingHours';

// Monday to Friday from 9 to 17, five hours behind UTC. 2 November 2026 is a Monday.
const hours = {firstDay: 1, lastDay: 5, opens: 9, closes: 17, utcOffset: -5};

it.each([
  ['when it opens', '2026-11-02T14:00:00Z', true, '2026-11-02T22:00:00Z'],
  ['when it closes', '2026-11-02T22:00:00Z', false, '2026-11-03T14:00:00Z'],
  ['on Saturday by UTC, which is Friday there', '2026-11-07T00:30:00Z', false, '2026-11-09T14:00:00Z'],
  ['on a holiday of every year', '2026-12-25T15:00:00Z', false, '2026-12-28T14:00:00Z'],
  ['on a holiday of one year', '2027-03-26T15:00:00Z', false, '2027-03-29T14:00:00Z'],
])('support %s', (_, now, isOpen, until) => {
  expect(statusAt(new Date(now), hours, ['12-25', '2027-03-26'])).toEqual({isOpen, until: new Date(until)});
});
