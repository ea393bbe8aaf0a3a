import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useOutline} from '../../site/outline/useOutline';
import {ContactWays} from './ContactWays';
import {Island} from '../Static';
import {SupportStatusText} from './SupportStatusText';

/** The ways to reach a person, with the hours and whether somebody answers now. Its address is `#contact` (a page has one). */
export function Contact(): ReactNode {
  const {hours} = useOutline().support;
  return (
    <section className="contact" id="contact" data-text="repeat">
      <Heading as="h2">
        <Translate id="contact.title" description="Title of the ways to reach a person, at the end of a page">
          Habla con una persona
        </Translate>
      </Heading>
      <ContactWays />
      <p>{hours}</p>
      <Island name="support-status" whenSeen>
        <SupportStatusText />
      </Island>
    </section>
  );
}
