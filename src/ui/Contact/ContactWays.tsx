import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {readExample} from '../../site/example';
import {useOutline} from '../../site/outline/useOutline';

interface Props {
  readonly className?: string;
  /** Shows the mark of an example beside e-mail and phone. The footer says it of everything. */
  readonly marked?: boolean;
}

/** The ways to reach a person as a list of links: in the app, by e-mail and by phone. */
export function ContactWays({className, marked}: Props): ReactNode {
  const {inApp, ...facts} = useOutline().support;
  const email = readExample(facts.email);
  const phone = readExample(facts.phone);
  return (
    <ul>
      <li>
        <Link className={className} to="/docs/help/#write">
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
        {/* An e-mail or a call is no page: Link would open an empty tab for it. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a className={className} href={`mailto:${email.text}`}>
          {email.text}
        </a>
        {marked && <small className="example">{email.mark}</small>}
      </li>
      <li>
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a className={className} href={`tel:${phone.text.replace(/ /g, '')}`}>
          {phone.text}
        </a>
        {marked && <small className="example">{phone.mark}</small>}
      </li>
    </ul>
  );
}
