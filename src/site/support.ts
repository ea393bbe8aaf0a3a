/**
 * When support answers, for computing whether it is open: days from 0 (Sunday) to 6, hours of the day, and the offset from UTC in
 * hours of the place where it works, which keeps no daylight saving time. The same hours in words are the fact
 * `support.hours` of the catalogue; support.test.ts holds them together.
 */
export const supportHours = {firstDay: 1, lastDay: 5, opens: 9, closes: 17, utcOffset: -5} as const;

export type SupportHours = {[key in keyof typeof supportHours]: number};
