import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {QuestionMark} from '../Brand';
import {OnScreenText} from '../OnScreenText';

const OPENING = '¿';

/**
 * The question at the top of the help centre, with the search (children) and a link for finding help by a screen below it. The Spanish
 * opening question mark is a drawing. Screen readers and programs skip it and get the question as one text with the mark.
 */
export function Hero({children}: {children: ReactNode}): ReactNode {
  const question = translate({
    id: 'home.question',
    message: '¿Qué necesitas hacer?',
    description: 'The question that opens the home page; the opening mark of Spanish is drawn beside it',
  });
  return (
    <header className="hero container">
      <QuestionMark className="hero__mark" />
      <Heading as="h1">
        {/* One text: screen readers would announce a separate mark apart from its word. */}
        <span className="visually-hidden">{question}</span>{' '}
        <span aria-hidden="true">{question.replace(OPENING, '')}</span>
      </Heading>
      <div className="hero__search">
        {children}
        <Link className="hero__link" to="/docs/help/#on-screen">
          <OnScreenText />
        </Link>
      </div>
    </header>
  );
}
