import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useOutline} from '../../site/outline/useOutline';
import {ContactWays} from './ContactWays';
import {Island} from '../Static';
import {SupportStatusText} from './SupportStatusText';

/** The ways to reach a person: the hours, whether somebody answers now, how long an answer takes. `#contact` (a page has one). */
export function Contact(): ReactNode {
  const {hours, reply} = useOutline().support;
  return (
    <section className="contact" id="contact" data-text="repeat">
      <Heading as="h2">
        <Translate id="contact.title" description="Title of the ways to reach a person, at the end of a page">
          Habla con una persona
        </Translate>
      </Heading>
      <Island name="support-status" whenSeen>
        <SupportStatusText />
      </Island>
      <p>{hours}</p>
      <ContactWays />
      <p>
        <Translate
          id="contact.reply"
          description="How long an answer takes, and the way to a complaint"
          values={{
            reply,
            complaint: (
              <Link to="/docs/help/#complaint">
                <Translate id="contact.complaint" description="Link to how to complain, after: if you disagree">
                  presenta una queja
                </Translate>
              </Link>
            ),
          }}
        >
          {'Respondemos en {reply} o menos. Si no estás de acuerdo, {complaint}.'}
        </Translate>
      </p>
    </section>
  );
}
