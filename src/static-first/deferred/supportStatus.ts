import {supportHours} from '../../site/features';
import {statusAt} from './openingHours';

/** The longest wait for the next look at the clock, in milliseconds: a timer pauses while the device sleeps. */
const MINUTE = 60_000;

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const midnight = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);

/**
 * A moment with its day in the reader's own time, as the manual writes times: `hoy a las 4:00 p. m.` Not with Intl, whose first formatter
 * keeps a slow processor busy for 150 ms, and whose Spanish uses the 24-hour clock.
 * @param texts the attributes of the element (src/ui/Contact)
 */
export function writeTime(moment: Date, {days = '', halves = '', at = '', atOne = ''}: DOMStringMap): string {
  const [today, tomorrow, ...weekdays] = days.split(', ');
  const [am = '', pm = ''] = halves.split(', ');
  const daysAhead = Math.round((midnight(moment) - midnight(new Date())) / 86_400_000);
  const hour = moment.getHours();
  const clock = `${hour % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')}`;
  return fill(hour % 12 === 1 ? atOne : at, {
    day: [today, tomorrow][daysAhead] ?? weekdays[moment.getDay()] ?? '',
    time: `${clock} ${hour < 12 ? am : pm}`.replace(/ /g, '\u00A0'),
  });
}

/** Writes the status into its element, and updates it while the element is part of the page. */
function follow(element: HTMLElement): void {
  const {open = '', closed = '', holidays = ''} = element.dataset;
  const end = new AbortController();
  let timer: number | undefined;
  const update = () => {
    clearTimeout(timer);
    const status = element.isConnected && statusAt(new Date(), supportHours, holidays.split(' '));
    if (!status) {
      end.abort();
      return;
    }
    const {isOpen, until} = status;
    element.textContent = fill(isOpen ? open : closed, {time: writeTime(until, element.dataset)});
    timer = window.setTimeout(update, Math.min(until.getTime() - Date.now(), MINUTE));
  };
  document.addEventListener('visibilitychange', update, end);
  addEventListener('pageshow', update, end);
  update();
}

/**
 * `<support-status>` (src/ui/Contact): whether support answers now, and until when. It is empty until it is visible: the build does not
 * know the time of the visit.
 */
export class SupportStatusElement extends HTMLElement {
  connectedCallback(): void {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      follow(this);
    });
    // The parent, since the empty element has no size.
    observer.observe(this.parentElement ?? this);
  }
}
