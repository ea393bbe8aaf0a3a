import React, {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useOutline} from '../../site/useOutline';
import {supportHours} from '../../site/company';
import {whenIdle} from '../../static-first';
import {writeTime} from '../dates';
import {statusAt, type SupportStatus} from './openingHours';

/** The longest wait for the next look at the clock, in milliseconds: a timer stands still while the device sleeps. */
const MINUTE = 60_000;

/** The status of support, which follows the clock while the page is open. Undefined until the browser is idle: a page is built once. */
function useSupportStatus(): SupportStatus | undefined {
  const {holidays} = useOutline().support;
  const [status, setStatus] = useState<SupportStatus>();
  useEffect(() => {
    const end = new AbortController();
    let timer: number | undefined;
    const update = () => {
      window.clearTimeout(timer);
      if (end.signal.aborted) return;
      const next = statusAt(new Date(), supportHours, holidays);
      setStatus(next);
      if (next) timer = window.setTimeout(update, Math.min(next.until.getTime() - Date.now(), MINUTE));
    };
    whenIdle(() => {
      update();
      document.addEventListener('visibilitychange', update, end);
      window.addEventListener('pageshow', update, end);
    });
    return () => end.abort();
  }, [holidays]);
  return status;
}

/** Whether support answers now, and until when, in the reader's own time; the hours beside it name the time of support. */
export function SupportStatusText(): ReactNode {
  const status = useSupportStatus();
  if (!status) return <p className="contact__status" data-text="skip" />;
  const time = writeTime(status.until);
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
