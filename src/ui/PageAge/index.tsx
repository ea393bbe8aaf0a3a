import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {writeDay} from '../dates';

type PageAgeProps = {
  /** In milliseconds since 1970. Undefined without the history of the sources. */
  lastUpdatedAt: number | null | undefined;
  /** The address for editing the source of the page, if a repository is configured. */
  editUrl: string | null | undefined;
};

/** The date of the last change, and a link for proposing a change, if these are known. */
export function PageAge({lastUpdatedAt, editUrl}: PageAgeProps): ReactNode {
  if (!lastUpdatedAt && !editUrl) return null;
  const date = new Date(lastUpdatedAt ?? 0).toISOString().slice(0, 10);
  return (
    <p className="page-age" data-text="page">
      {lastUpdatedAt && (
        <Translate
          id="pageAge.updated"
          description="When a page was changed last"
          values={{
            date: <time dateTime={date}>{writeDay(date)}</time>,
          }}
        >
          {'Actualizada el {date}.'}
        </Translate>
      )}
      {editUrl && (
        <>
          {' '}
          <Link to={editUrl}>
            <Translate id="pageAge.edit" description="The link to the source of a page, where a change can be proposed">
              Propón un cambio
            </Translate>
          </Link>
        </>
      )}
    </p>
  );
}
