import {translate} from '@docusaurus/Translate';

/** The message while the search, or its first answer, is on its way. */
export function waitingMessage(): string {
  return translate({
    id: 'search.waiting',
    message: 'Buscando…',
    description: 'Shown until the first answer of the search is there',
  });
}
