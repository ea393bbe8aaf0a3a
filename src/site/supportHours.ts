/**
 * When support answers, for computing whether it is open: days from 0 (Sunday) to 6, hours of the day, and the offset from UTC in
 * hours of Panama, which keeps no daylight saving time. The same hours in words are the fact `support.hours` of the catalogue, and
 * src/manual/catalogue/supportHours.test.ts compares both; the days on which it is closed are the facts `support.holidays`. A module of
 * its own: the deferred script has no room for the other facts.
 */
export const supportHours = {firstDay: 1, lastDay: 5, opens: 9, closes: 17, utcOffset: -5} as const;

export type SupportHours = {[key in keyof typeof supportHours]: number};
