import React, {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useOutline} from '../../site/outline/useOutline';
import {supportHours} from '../../site/support';
import {statusAt, type SupportStatus} from './openingHours';

/** The longest wait for the next look at the clock, in milliseconds: a timer stands still while the device sleeps. */
const MINUTE = 60_000;

/** The status of support, which follows the clock while the page is open. Undefined until script runs: a page is built once. */
function useSupportStatus(): SupportStatus | undefined {
  const {holidays} = useOutline().support;
  const [status, setStatus] = useState<SupportStatus>();
  useEffect(() => {
    let timer: number | undefined;
    const update = () => {
      const next = statusAt(new Date(), supportHours, holidays);
      setStatus(next);
      window.clearTimeout(timer);
      timer = window.setTimeout(update, Math.min(next.until.getTime() - Date.now(), MINUTE));
    };
    update();
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pageshow', update);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pageshow', update);
    };
  }, [holidays]);
  return status;
}

/** A moment with its day: `lun, 9:00`, or `hoy, 9:00`. */
function timeWithDay(moment: Date, locale: string): string {
  const clock = {hour: 'numeric', minute: '2-digit'} as const;
  if (moment.toDateString() !== new Date().toDateString()) {
    return new Intl.DateTimeFormat(locale, {weekday: 'short', ...clock}).format(moment);
  }
  const today = new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(0, 'day');
  return `${today}, ${new Intl.DateTimeFormat(locale, clock).format(moment)}`;
}

/** Whether support answers now, and until when, in the reader's own time; the hours beside it name the time of support. */
export function SupportStatusText(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const status = useSupportStatus();
  if (!status) return <p className="contact__status" data-text="skip" />;
  const time = timeWithDay(status.until, currentLocale);
  return (
    <p className="contact__status" data-text="skip">
      {status.isOpen
        ? translate(
            {
              id: 'contact.open',
              message: 'Abierto ahora, hasta {time} (tu hora)',
              description: 'Says that support answers now; {time} is a day of the week and a time',
            },
            {time},
          )
        : translate(
            {
              id: 'contact.closed',
              message: 'Cerrado ahora, abre {time} (tu hora)',
              description: 'Says that support does not answer now; {time} is a day of the week and a time',
            },
            {time},
          )}
    </p>
  );
}
