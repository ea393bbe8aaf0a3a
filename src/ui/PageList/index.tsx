import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ManualPage} from '../../site/outline/pages';
import {Icon, IconTile} from '../Icon';

type PageListProps = {
  pages: ManualPage[];
  /** What stands under each title; nothing without it. */
  detail?: (page: ManualPage) => string | undefined;
  columns?: 1 | 2;
};

/** Pages of the manual as a ruled list of plain links. */
export function PageList({pages, detail, columns = 1}: PageListProps): ReactNode {
  return (
    <ul className={`page-list page-list--${columns}`} data-text="repeat">
      {pages.map((page) => (
        <li key={page.id} data-topic={page.topic.id}>
          <Link className="page-list__link" to={page.href}>
            <IconTile icon={page.icon} />
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
