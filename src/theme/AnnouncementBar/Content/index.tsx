// Change: the announcement's words are translated here; Docusaurus cannot translate the ones of its configuration. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/Content';

export default function AnnouncementBarContent({className}: Props): ReactNode {
  return (
    <p className={className}>
      <Translate id="announcement.text" description="The announcement at the top of every page">
        Estrenamos centro de ayuda.
      </Translate>{' '}
      <Link to="/blog/welcome">
        <Translate id="announcement.link" description="The link of the announcement">
          Mira qué trae
        </Translate>
      </Link>
    </p>
  );
}
