import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {OutlineTopic} from '../../plugins/outline/model';
import {Icon} from '../../components/Icon';
import {labelOf} from '../../components/outline/pages';
import {useOutline} from '../../components/outline/useOutline';

function Row({topic}: {topic: OutlineTopic}): ReactNode {
  return (
    <div className="board__row" data-topic={topic.id}>
      <Heading as="h3">
        <Link className="plate" to={topic.href}>
          <Icon name={topic.icon} kind="picto" />
          <span>{topic.label}</span>
        </Link>
      </Heading>
      <ul className="line">
        {topic.pages.map((page) => (
          <li key={page.id}>
            <Link to={page.href}>{labelOf(page)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every topic as a line, every task as a station, in the manual's own order. */
export function Board(): ReactNode {
  return (
    <section className="box">
      <Heading as="h2" className="label">
        <Translate id="home.topics" description="Heading of the topics on the home page">
          Elige un tema
        </Translate>
      </Heading>
      <div className="board">
        {useOutline().topics.map((topic) => (
          <Row key={topic.id} topic={topic} />
        ))}
      </div>
    </section>
  );
}
