import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useOutline} from '../../site/useOutline';
import {ContactWays} from './ContactWays';
import {SupportStatus} from './SupportStatus';

/**
 * The ways to reach a person: the status, the hours, and the time until an answer. A page has one, with the id `contact`. With a title it
 * is at the end of a page about another subject.
 */
export function ContactBox({children}: {children?: ReactNode}): ReactNode {
  const {hours, reply} = useOutline().support;
  return (
    <section className="contact" id="contact" data-text={children ? 'page' : 'repeat'}>
      {children}
      <SupportStatus />
      <p>{hours}</p>
      <ContactWays />
      <p>
        <Translate
          id="contact.reply"
          description="How long an answer takes, and the way to a complaint"
          values={{
            reply,
            complaint: (
              <Link to="/docs/orders/#complaint">
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

/** The same with a title, for pages without a heading for it. */
export const Contact = (): ReactNode => (
  <ContactBox>
    <Heading as="h2">
      <Translate id="contact.title" description="Title of the ways to reach a person, at the end of a page">
        Habla con una persona
      </Translate>
    </Heading>
  </ContactBox>
);
