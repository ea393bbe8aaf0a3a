import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {QuestionMark} from '../Brand';

/**
 * The question that opens the help centre, with the search (children) below it. The Spanish opening question mark is a
 * drawing, which screen readers skip.
 */
export function Hero({children}: {children: ReactNode}): ReactNode {
  return (
    <header className="hero container">
      <QuestionMark className="hero__mark" />
      <Heading as="h1">
        <Translate
          id="home.question"
          description="The question that opens the home page; the opening mark of Spanish is drawn beside it"
        >
          Qué necesitas hacer?
        </Translate>
      </Heading>
      <div className="hero__search">{children}</div>
    </header>
  );
}
