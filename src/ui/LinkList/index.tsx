import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ManualPage} from '../../site/outline';
import {Icon, IconTile} from '../Icon';
import {writeDay} from '../dates';

/** A row: `icon` and `topic` are its plate, `date` is an ISO date above the title. */
export type Entry = {
  title: string;
  href: string | undefined;
  icon?: string;
  topic?: string;
  date?: string;
  description?: ReactNode;
};

/** The row of a page of the manual. */
export const entryOf = ({title, href, icon, topic}: ManualPage): Entry => ({title, href, icon, topic: topic.id});

type LinkListProps = {
  entries: readonly Entry[];
  columns?: 1 | 2;
  /** The first entry is larger than the others: the newest post. */
  hasLead?: boolean;
};

/** Pages of the manual, posts, tags or authors as a ruled list: each row is one link. */
export function LinkList({entries, columns = 1, hasLead = false}: LinkListProps): ReactNode {
  return (
    <ul className={`link-list link-list--${columns}${hasLead ? ' link-list--lead' : ''}`} data-text="repeat">
      {entries.map(({title, href, icon, topic, date, description}) => (
        <li key={href ?? title} data-topic={topic}>
          <Link className="link-list__link" to={href}>
            {icon && <IconTile icon={icon} />}
            <span>
              {date && <time dateTime={date}>{writeDay(date)}</time>}
              {/* The space keeps the words apart: programs and screen readers read the row as one text. */}
              {date && ' '}
              {title}
              {description && ' '}
              {description && <small>{description}</small>}
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
