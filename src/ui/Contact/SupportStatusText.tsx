import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {supportHours} from '../../site/support';
import {useHydrated} from '../../static-first/client/useHydrated';
import {statusAt} from './openingHours';

/** Whether support answers now, and until when, in the reader's own time. Empty until script runs: a page is built once. */
export function SupportStatusText(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isHydrated = useHydrated();
  if (!isHydrated) return <p className="contact__status" />;
  const {isOpen, until} = statusAt(new Date(), supportHours);
  const time = new Intl.DateTimeFormat(currentLocale, {weekday: 'short', hour: 'numeric', minute: '2-digit'}).format(
    until,
  );
  return (
    <p className="contact__status">
      {isOpen
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
