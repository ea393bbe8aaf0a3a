import {createElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useOutline} from '../../site/useOutline';

/**
 * Whether support answers now, and until when, in the reader's own time; the hours beside it name the time of support. The deferred script
 * writes it (src/static-first/deferred/supportStatus.ts), so that it needs no React.
 */
export function SupportStatus(): ReactNode {
  const {holidays} = useOutline().support;
  const status = createElement('support-status', {
    'data-holidays': holidays.join(' '),
    'data-open': translate({
      id: 'contact.open',
      message: 'Abierto ahora, hasta {time} (tu hora)',
      description: 'Says that support answers now; {time} is a day of the week and a time',
    }),
    'data-closed': translate({
      id: 'contact.closed',
      message: 'Cerrado ahora, abre {time} (tu hora)',
      description: 'Says that support does not answer now; {time} is a day of the week and a time',
    }),
    'data-days': translate({
      id: 'contact.days',
      message: 'hoy, mañana, el domingo, el lunes, el martes, el miércoles, el jueves, el viernes, el sábado',
      description: 'Today, tomorrow and the days of the week, Sunday first, before a time',
    }),
    'data-halves': translate({
      id: 'contact.halves',
      message: 'a. m., p. m.',
      description: 'After a time before noon, and after one later',
    }),
    'data-at-one': translate({
      id: 'contact.atOne',
      message: '{day} a la {time}',
      description: 'A day and a time from 1:00 to 1:59',
    }),
    'data-at': translate({
      id: 'contact.at',
      message: '{day} a las {time}',
      description: 'A day and any other time',
    }),
  });
  return createElement('p', {className: 'contact__status', 'data-text': 'skip'}, status);
}
