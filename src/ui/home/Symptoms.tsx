import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {LinkList} from '../LinkList';
import {useOutline} from '../../site/useOutline';

/** "What went wrong?": symptoms in people's words, each leading to the short questions of the help page, which has the words. */
export function Symptoms(): ReactNode {
  const {symptoms} = useOutline();
  return (
    <section className="container symptoms" data-topic="help">
      <Heading as="h2">
        <Translate id="symptoms.title" description="Heading of the symptoms on the home page">
          ¿Qué te pasó?
        </Translate>
      </Heading>
      <LinkList
        columns={2}
        entries={symptoms.map(({id, question}) => ({title: question, href: `/docs/help/#${id}`}))}
      />
    </section>
  );
}
