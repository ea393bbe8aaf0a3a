import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {mostAsked} from '../../site/mostAsked';
import {Destinations} from '../Destinations';
import {findPages, useOutline} from '../outline/useOutline';

/** The most asked tasks, under their heading: on the home page and wherever a reader is lost. */
export function MostAsked(): ReactNode {
  const outline = useOutline();
  return (
    <section className="most-asked" aria-labelledby="most-asked">
      <h2 id="most-asked">
        <Translate id="mostAsked.title" description="Heading of the list of the most asked tasks">
          Lo que más se pregunta
        </Translate>
      </h2>
      <Destinations pages={findPages(outline, mostAsked)} columns={2} />
    </section>
  );
}
