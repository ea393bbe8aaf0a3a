import React, {type ReactNode} from 'react';
import {IconTile} from '../../ui/Icon';
import {useOutline} from '../../site/useOutline';

/**
 * `<Topic id="contacts">`: a part of a page that belongs to a topic of the manual. It has the topic's colour, and the
 * topic's icon stands before its heading.
 * @throws while building when there is no such topic.
 */
export function Topic({id, children}: {id: string; children: ReactNode}): ReactNode {
  const {topics} = useOutline();
  const topic = topics.find((candidate) => candidate.id === id);
  if (!topic) {
    throw new Error(
      `<Topic id="${id}">: the manual has no such topic. Known: ${topics.map((candidate) => candidate.id).join(', ')}`,
    );
  }
  return (
    <section className="topic" data-topic={id}>
      <IconTile icon={topic.icon} />
      {children}
    </section>
  );
}
