import type {SupportHours} from '../../site/features';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whether support is open. */
export interface OpenState {
  readonly isOpen: boolean;
  /** The time at which the status changes. */
  readonly until: Date;
}

/**
 * Whether support is open at a moment, and until when. All calculations use the support's own time, which has a fixed offset.
 * @param hours the week may begin on any day (Friday to Monday), and a day may end after midnight (18 to 2)
 * @param holidays on which it is closed: `12-25` every year, `2027-03-26` only in that year
 * @returns undefined when it does not open within a year
 */
export function statusAt(now: Date, hours: SupportHours, holidays: readonly string[]): OpenState | undefined {
  const offset = hours.utcOffset * HOUR;
  const localTime = now.getTime() + offset;
  const midnight = Math.floor(localTime / DAY) * DAY;
  const daysAfterFirst = (day: number) => (day - hours.firstDay + 7) % 7;
  // The hours of the previous day may end today.
  for (let days = -1; days <= 366; days++) {
    const start = midnight + days * DAY;
    const date = new Date(start);
    const closes = start + (hours.closes > hours.opens ? hours.closes : hours.closes + 24) * HOUR;
    if (daysAfterFirst(date.getUTCDay()) > daysAfterFirst(hours.lastDay) || localTime >= closes) continue;
    const [isoDate = ''] = date.toISOString().split('T');
    if (holidays.includes(isoDate) || holidays.includes(isoDate.slice(5))) continue;
    const opens = start + hours.opens * HOUR;
    const isOpen = localTime >= opens;
    return {isOpen, until: new Date((isOpen ? closes : opens) - offset)};
  }
  return undefined;
}
