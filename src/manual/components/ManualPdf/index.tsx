import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useOutline} from '@site/src/site/outline/useOutline';

/** `<ManualPdf />`: links the manual as a PDF, with its size. Nothing where `npm run build:pdf` has made none. */
export function ManualPdf(): ReactNode {
  const {pdf} = useOutline();
  const {i18n} = useDocusaurusContext();
  if (!pdf) return null;
  const size = (pdf.bytes / 1_000_000).toLocaleString(i18n.currentLocale, {maximumFractionDigits: 1});
  return (
    <p>
      {/* A file beside the pages, which Docusaurus's link would take for a page that is missing. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- see above */}
      <a href={pdf.href}>
        <Translate
          id="manualPdf.link"
          description="The link to the manual as one file to print; {size} is a number of megabytes"
          values={{size}}
        >
          {'Todo el manual para imprimir (PDF, {size} MB)'}
        </Translate>
      </a>
    </p>
  );
}
