import type {SupportHours} from '../../site/support';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface SupportStatus {
  readonly isOpen: boolean;
  /** When that changes. */
  readonly until: Date;
}

/**
 * Whether support is open at a moment, and until when. All arithmetic is in the support's own time, which has a fixed offset.
 * @param holidays on which it is closed: `12-25` every year, `2027-03-26` in that year alone
 */
export function statusAt(now: Date, hours: SupportHours, holidays: readonly string[]): SupportStatus {
  const offset = hours.utcOffset * HOUR;
  const local = now.getTime() + offset;
  const midnight = Math.floor(local / DAY) * DAY;
  for (let days = 0; ; days++) {
    const start = midnight + days * DAY;
    const date = new Date(start);
    const day = date.getUTCDay();
    const closes = start + hours.closes * HOUR;
    if (day < hours.firstDay || day > hours.lastDay || local >= closes) continue;
    const [isoDate = ''] = date.toISOString().split('T');
    if (holidays.includes(isoDate) || holidays.includes(isoDate.slice(5))) continue;
    const opens = start + hours.opens * HOUR;
    const isOpen = local >= opens;
    return {isOpen, until: new Date((isOpen ? closes : opens) - offset)};
  }
}
