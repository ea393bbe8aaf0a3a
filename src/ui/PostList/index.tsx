import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Icon} from '../Icon';
import {writeDay} from './day';

type Post = {title: string; description?: string; date: string; permalink: string};

/** Posts as a ruled list: date, title, description. `date` is an ISO date. */
export function PostList({posts}: {posts: Post[]}): ReactNode {
  return (
    <ul className="entry-list">
      {posts.map(({title, description, date, permalink}) => (
        <li key={permalink}>
          <Link to={permalink}>
            <time dateTime={date}>{writeDay(date)}</time>
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
