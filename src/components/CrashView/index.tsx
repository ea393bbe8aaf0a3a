import React, {type ReactNode, useEffect} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {siteSheet} from '../../plugins/lean-pages/client/siteSheet';
import {messagesOf} from './messages';

type CrashViewProps = {
  error: unknown;
  /** Clears the error and renders again. */
  tryAgain: () => void;
  /** Other ways on, beside the button. */
  children?: ReactNode;
};

function causeLabel(): string {
  return translate({
    id: 'crash.cause',
    message: 'Causa:',
    description: 'Stands between an error message and the message of its cause',
  });
}

/**
 * What a reader sees when a page crashed: what happened, how to go on, and the error's own words for whoever reports it.
 * It uses no context at all (no links, no icons), because it is also shown when the contexts are what crashed.
 */
export function CrashView({error, tryAgain, children}: CrashViewProps): ReactNode {
  useEffect(() => {
    // The page that crashed has no rules for this one. Without them it is plain, and still to be read.
    siteSheet().catch(() => undefined);
  }, []);
  return (
    <main className="box crash">
      <div role="alert">
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- it reads contexts, see above */}
        <h1>
          <Translate
            id="theme.ErrorPageContent.title"
            description="The title of the fallback page when the page crashed"
          >
            Esta página ha fallado.
          </Translate>
        </h1>
        <p className="lead">
          <Translate id="crash.lead" description="Says that it is not the reader's fault and what to do">
            No es culpa tuya. Inténtalo de nuevo; si vuelve a pasar, envíanos el texto de abajo.
          </Translate>
        </p>
      </div>
      <p className="ways">
        <button type="button" className="action" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error"
          >
            Intentar de nuevo
          </Translate>
        </button>
        {children}
      </p>
      <p className="message">{messagesOf(error).join(`\n\n${causeLabel()}\n`)}</p>
    </main>
  );
}
