import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {onThisPage} from '../../ui/TocAside';

/**
 * `<TopicLinks topics="account contacts" />`: a row of links to the parts of a page, where no list of contents stands beside it
 * (Contents/remark.ts). The first ones are about these topics, and have their colours.
 */
export function TopicLinks({topics}: {topics: string}): ReactNode {
  const topicIds = topics.split(' ');
  return (
    <nav className="topic-menu" data-text="skip" aria-label={onThisPage()}>
      <ul>
        {useDoc()
          .toc.filter(({level}) => level === 2)
          .map(({id, value}, index) => (
            <li key={id} data-topic={topicIds[index]}>
              {/* The HTML of the heading, as the theme's own list of contents has it. */}
              <Link to={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
