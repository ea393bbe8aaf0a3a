import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {Icon} from '../Icon';

type Post = {title: string; description?: string; date: string; permalink: string};

/** Posts as a timetable: when, what it is called, what it says. `date` is an ISO date. */
export function PostList({posts}: {posts: Post[]}): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  return (
    <ul className="timetable">
      {posts.map(({title, description, date, permalink}) => (
        <li key={permalink}>
          <Link to={permalink}>
            <time dateTime={date}>{format.format(new Date(date))}</time>
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
