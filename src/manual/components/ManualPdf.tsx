import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useOutline} from '../../site/useOutline';

/** `<ManualPdf />`: links the manual as a PDF, with its size. Nothing where `npm run build:pdf` has made none. */
export function ManualPdf(): ReactNode {
  const {pdf} = useOutline();
  if (!pdf) return null;
  return (
    <p>
      {/* A file beside the pages, which Docusaurus's link would take for a page that is missing. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- see above */}
      <a href={pdf.href}>
        <Translate
          id="manualPdf.link"
          description="The link to the manual as one file to print; {size} is a number of megabytes"
          values={{size: pdf.size}}
        >
          {'Todo el manual para imprimir (PDF, {size} MB)'}
        </Translate>
      </a>
    </p>
  );
}
