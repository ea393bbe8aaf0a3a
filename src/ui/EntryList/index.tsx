import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Icon} from '../Icon';
import {writeDay} from './day';

type Entry = {title: string; description?: string; date?: string; permalink: string | undefined};

/** Posts, tags or authors as a ruled list: date, title, description. `date` is an ISO date. */
export function EntryList({entries}: {entries: Entry[]}): ReactNode {
  return (
    <ul className="entry-list" data-text="repeat">
      {entries.map(({title, description, date, permalink}) => (
        <li key={permalink ?? title}>
          <Link to={permalink}>
            {date && <time dateTime={date}>{writeDay(date)}</time>}
            <span>
              <b>{title}</b>
              {description && <small>{description}</small>}
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
