import React, {type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {loadStylesheet} from '../../static-first';
import {leaveFirstPage} from '../../static-first/client';
import {MAIN_ID} from '../mainId';

type CrashViewProps = {
  error: unknown;
  /** Clears the error and renders again. */
  tryAgain: () => void;
  /** Other links beside the button. */
  children?: ReactNode;
};

/** The messages of a thrown value and of its causes. The value may not be an error. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const label = translate({
    id: 'crash.cause',
    message: 'Causa:',
    description: 'Stands between an error message and the message of its cause',
  });
  const message = error.message || error.name;
  return error.cause === undefined ? message : `${message}\n\n${label}\n${messageOf(error.cause)}`;
}

/**
 * Renders again after a navigation to another page: only one page crashed, but an error boundary that both pages share would keep
 * showing the crash.
 */
function useRetryOnNavigation(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashedPath = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedPath.current) tryAgain();
  }, [pathname, tryAgain]);
}

/**
 * Shown after a crash: what happened, how to continue, and the message of the error for reports. It uses no context except for the
 * router's (no links, no icons), because a context may have crashed.
 */
export function CrashView({error, tryAgain, children}: CrashViewProps): ReactNode {
  useRetryOnNavigation(tryAgain);
  useEffect(() => {
    leaveFirstPage();
    // The page has only the rules that it uses itself.
    void loadStylesheet().catch(() => undefined);
  }, []);
  return (
    <main id={MAIN_ID} className="container crash-view">
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
      <p className="crash-view__actions">
        <button type="button" className="primary-button" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error"
          >
            Intentar de nuevo
          </Translate>
        </button>
        {children}
      </p>
      <p className="error-text">{messageOf(error)}</p>
    </main>
  );
}
