// Change: the announcement's words are translated here; Docusaurus cannot translate words of its configuration. Ejected (3.10.2 e8e9e0e9).
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/Content';

export default function AnnouncementBarContent({className}: Props): ReactNode {
  return (
    <p className={className}>
      {/* One text: React would add a comment between it and a separate space, in the HTML of every page. */}
      {`${translate({
        id: 'announcement.text',
        message: 'Nuevo centro de ayuda.',
        description: 'The announcement at the top of every page',
      })} `}
      <Link to="/blog/welcome">
        <Translate id="announcement.link" description="The link of the announcement">
          Mira qué trae
        </Translate>
      </Link>
    </p>
  );
}
