import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useOutline} from '../../site/outline/useOutline';
import {ContactWays} from './ContactWays';
import {SupportStatusText} from './SupportStatusText';

/** The ways to reach a person, with the hours and whether somebody answers now. Its address is `#contact` (a page has one). */
export function Contact(): ReactNode {
  const {hours} = useOutline().support;
  return (
    <section className="contact" id="contact" data-text="repeat">
      <p className="contact__title">
        <Translate id="contact.title" description="Title of the ways to reach a person, at the end of a page">
          Habla con una persona
        </Translate>
      </p>
      <ContactWays marked />
      <p>{hours}</p>
      <SupportStatusText />
    </section>
  );
}
