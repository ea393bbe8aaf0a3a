import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useReloadWhenGone} from './reloadWithQuery';

/** The message while the search, or its first answer, is on its way. */
export function waitingMessage(): string {
  return translate({
    id: 'search.waiting',
    message: 'Buscando…',
    description: 'Shown until the first answer of the search is there',
  });
}

type LoadErrorProps = {
  error: unknown;
  /** Which of the page's search boxes it belongs to. */
  box: string;
  query: string;
  retry: () => void;
};

/**
 * Reports that the search could not be loaded, and whether the browser is offline; its button retries. Where its files are gone from the
 * server the page is reloaded first, once.
 */
export function LoadError({error, box, query, retry}: LoadErrorProps): ReactNode {
  if (useReloadWhenGone(error, box, query)) return <p className="search__note">{waitingMessage()}</p>;
  return (
    <div className="search__error">
      <p role="alert">
        {navigator.onLine ? (
          <Translate id="search.failed" description="Shown in the search when it could not be loaded">
            La búsqueda no cargó. La conexión pudo fallar un momento.
          </Translate>
        ) : (
          <Translate
            id="search.offline"
            description="Shown in the search when it could not be loaded because the reader is offline"
          >
            No tienes conexión, y la búsqueda la necesita. Puedes seguir leyendo esta página.
          </Translate>
        )}
      </p>
      <button type="button" className="primary-button" onClick={retry}>
        <Translate id="search.retry" description="The button that loads the search again after it failed">
          Reintentar
        </Translate>
      </button>
    </div>
  );
}
