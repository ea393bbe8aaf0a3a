import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useOutline} from '../../site/useOutline';

/** The ways to reach a person as a list of links: in the app, by e-mail and by phone. */
export function ContactWays(): ReactNode {
  const {inApp, email, phone} = useOutline().support;
  return (
    <ul>
      <li>
        <Link to="/docs/help/#write">
          <Translate
            id="contact.inApp"
            description="The way to support in the app, {way} are the screens"
            values={{way: inApp}}
          >
            {'En la app: {way}'}
          </Translate>
        </Link>
      </li>
      <li>
        {/* E-mail and phone links are not pages: Link would open an empty tab for them. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={`tel:${phone.replace(/ /g, '')}`}>{phone}</a>
      </li>
    </ul>
  );
}
