import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {type OutlineTopic, labelOf} from '../../site/outline';
import {Icon} from '../Icon';
import {useOutline} from '../../site/useOutline';

function Row({topic}: {topic: OutlineTopic}): ReactNode {
  return (
    <section className="topic-list__row" data-topic={topic.id}>
      <Heading as="h3">
        <Link className="tile" to={topic.href}>
          <Icon name={topic.icon} kind="pictogram" />
          <span>{topic.label}</span>
        </Link>
      </Heading>
      <ul className="timeline">
        {topic.pages.map((page) => (
          <li key={page.id}>
            <Link to={page.href}>{labelOf(page)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All topics with their tasks, in the order of the manual: here and, as `<Board />`, on the first page of the manual. */
export const Board = (): ReactNode => (
  <section className="topic-list" data-text="repeat">
    {useOutline().topics.map((topic) => (
      <Row key={topic.id} topic={topic} />
    ))}
  </section>
);
