import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {mostAsked} from '../../site/mostAsked';
import {PageList} from '../PageList';
import {findPages} from '../../site-model/outline/pages';
import {useOutline} from '../../site-model/outline/useOutline';

/** The most asked tasks, under their heading: on the home page and wherever a reader is lost. */
export function MostAsked(): ReactNode {
  const outline = useOutline();
  return (
    <section className="most-asked">
      <Heading as="h2">
        <Translate id="mostAsked.title" description="Heading of the list of the most asked tasks">
          Lo que más se pregunta
        </Translate>
      </Heading>
      <PageList pages={findPages(outline, mostAsked)} columns={2} />
    </section>
  );
}
