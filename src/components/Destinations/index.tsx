import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PlacedPage} from '../outline/pages';
import {Icon, Plate} from '../Icon';

type DestinationsProps = {
  pages: PlacedPage[];
  /** What stands under each title: nothing, the topic's name, or the page's description. */
  detail?: 'none' | 'topic' | 'description';
  columns?: 1 | 2;
};

function Detail({page, detail}: {page: PlacedPage; detail: DestinationsProps['detail']}): ReactNode {
  if (detail === 'topic') {
    return <small>{page.topic.label}</small>;
  }
  return detail === 'description' ? <small>{page.description}</small> : null;
}

/** Pages of the manual as a ruled list, like the destinations on a station's board. Every entry is a plain link. */
export function Destinations({pages, detail = 'none', columns = 1}: DestinationsProps): ReactNode {
  return (
    <ul className={`destinations destinations--${columns}`}>
      {pages.map((page) => (
        <li key={page.id} data-topic={page.topic.id}>
          <Link className="destination" to={page.href}>
            <Plate icon={page.icon} />
            <span>
              {page.title}
              <Detail page={page} detail={detail} />
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
