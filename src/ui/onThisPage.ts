import {translate} from '@docusaurus/Translate';

/** What a list of the parts of a page is called, wherever one stands. */
export const onThisPage = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'En esta página',
    description: 'The label used by the button on the collapsible TOC component',
  });
