import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useOutline} from '../../site-model/outline/useOutline';
import {SupportStatusText} from './SupportStatusText';

/** The ways to reach a person, with the hours and whether somebody answers now. Its address is `#contact` (a page has one). */
export function Contact(): ReactNode {
  const {email, phone, hours, inApp} = useOutline().support;
  return (
    <section className="contact" id="contact">
      <p className="contact__title">
        <Translate id="contact.title" description="Title of the ways to reach a person, at the end of a page">
          ¿Prefieres hablar con una persona?
        </Translate>
      </p>
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
          {/* An e-mail or a call is no page: Link would open an empty tab for it. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={`tel:${phone.replace(/ /g, '')}`}>{phone}</a>
        </li>
      </ul>
      <p>{hours}</p>
      <SupportStatusText />
    </section>
  );
}
