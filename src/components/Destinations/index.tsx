import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PlacedPage} from '../outline/pages';
import {Icon, Plate} from '../Icon';

type DestinationsProps = {
  pages: PlacedPage[];
  /** What stands under each title; nothing without it. */
  detail?: (page: PlacedPage) => string | undefined;
  columns?: 1 | 2;
};

/** Pages of the manual as a ruled list, like the destinations on a station's board. Every entry is a plain link. */
export function Destinations({pages, detail, columns = 1}: DestinationsProps): ReactNode {
  return (
    <ul className={`destinations destinations--${columns}`}>
      {pages.map((page) => (
        <li key={page.id} data-topic={page.topic.id}>
          <Link className="destination" to={page.href}>
            <Plate icon={page.icon} />
            <span>
              {page.title}
              {detail && <small>{detail(page)}</small>}
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
