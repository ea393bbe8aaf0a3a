import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Sign} from '../../components/Brand';
import {SearchBox} from '../../components/SearchBox';

/**
 * The question that opens the help centre, with the search as its answer. The giant sign is the Spanish opening question
 * mark; it is drawn, so that a screen reader meets it as a letter of the heading only in Spanish.
 */
export function Cover(): ReactNode {
  return (
    <header className="cover box">
      <Sign className="cover__sign" />
      <Heading as="h1">
        <Translate id="home.question" description="The question that opens the home page; the opening mark of Spanish is drawn beside it">
          Qué necesitas hacer?
        </Translate>
      </Heading>
      <div className="cover__search">
        <SearchBox place="home" />
      </div>
    </header>
  );
}
