import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {IconTile} from '../../ui/Icon';
import {entryOf, LinkList} from '../../ui/LinkList';
import {onThisPage} from '../../ui/TocAside';
import {findPages} from '../../site/outline';
import {useOutline} from '../../site/useOutline';

// React draws these components, because they need what Docusaurus knows about all pages.

/** A drawing as finished HTML: React neither builds nor compares what is inside. */
export const Drawing = ({className, html}: {className: string; html: string}): ReactNode => (
  <div className={className} dangerouslySetInnerHTML={{__html: html}} />
);

/** `<ManualPdf />`: links to the manual as a PDF, with its size. Shows nothing when `npm run build:pdf` has not made one. */
export function ManualPdf(): ReactNode {
  const {pdf} = useOutline();
  if (!pdf) return null;
  return (
    <p>
      {/* The PDF is a file beside the pages. Docusaurus's link would take it for a missing page. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- see above */}
      <a href={pdf.href}>
        <Translate
          id="manualPdf.link"
          description="The link to the manual as one file to print; {size} is a number of megabytes"
          values={{size: pdf.size}}
        >
          {'Todo el manual para imprimir (PDF, {size} MB)'}
        </Translate>
      </a>
    </p>
  );
}

/**
 * `<Related pages="contacts/update-contact services" />`: where to go on from a page. Titles, colours and addresses come
 * from the manual itself.
 * @throws while building when a page does not exist.
 */
export const Related = ({pages}: {pages: string}): ReactNode => (
  <LinkList entries={findPages(useOutline(), pages.trim().split(/\s+/)).map(entryOf)} />
);

/**
 * `<Topic id="contacts">`: a part of a page that belongs to a topic of the manual. It has the topic's colour, and the topic's icon before
 * its heading.
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

/**
 * `<TopicLinks topics="account contacts" />`: a row of links to the parts of a page, on screens without a list of contents beside the page
 * (ends.ts). The first links are about these topics and have their colours.
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
