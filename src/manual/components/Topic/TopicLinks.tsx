import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {onThisPage} from '../../../ui/onThisPage';

/**
 * `<TopicLinks />`: a row of links to the parts of a page that are about topics, where no list of contents stands beside it
 * (Contents/remark.ts). A part has its topic's colour where its id is that of the topic.
 */
export function TopicLinks(): ReactNode {
  return (
    <nav className="topic-links" data-text="skip" aria-label={onThisPage()}>
      <ul>
        {useDoc()
          .toc.filter(({level}) => level === 2)
          .map(({id, value}) => (
            <li key={id} data-topic={id}>
              {/* The HTML of the heading, as the theme's own list of contents has it. */}
              <Link to={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
