/**
 * Whether pages are cached for reading without a connection. With `false` the next build contains a worker that deletes the caches and
 * unregisters itself in every browser that returns.
 */
// eslint-disable-next-line @typescript-eslint/no-inferrable-types -- without the type, the other value would be a type error
export const isOfflineOffered: boolean = true;

/**
 * The address for editing the sources, to which the path of a file is added, such as `https://github.com/OWNER/NAME/edit/main/`. With it,
 * pages of the manual have a link for changes; without it, they have none.
 */
export const editUrl: string | undefined = undefined;

/**
 * When support answers, for computing whether it is open: days from 0 (Sunday) to 6, hours of the day, and the offset from UTC in
 * hours of Panama, which keeps no daylight saving time. The same hours in words are the fact `support.hours` of the catalogue, and
 * src/manual/catalogue/supportHours.test.ts compares both; the days on which it is closed are the facts `support.holidays`. They are not in
 * company.ts: the deferred script has no room for the facts of the company.
 */
export const supportHours = {firstDay: 1, lastDay: 5, opens: 9, closes: 17, utcOffset: -5} as const;

export type SupportHours = {[key in keyof typeof supportHours]: number};
