import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

/** The message while the search, or its first answer, is on its way. */
export function waitingMessage(): string {
  return translate({
    id: 'search.waiting',
    message: 'Buscando…',
    description: 'Shown until the first answer of the search is there',
  });
}

/** Reports that the search could not be loaded, and whether the browser is offline; its button retries. */
export function LoadError({retry}: {retry: () => void}): ReactNode {
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

type LoadStatusProps = {hasFailed: boolean; retry: () => void};

/** Shown instead of the results panel until it is loaded. */
export function LoadStatus({hasFailed, retry}: LoadStatusProps): ReactNode {
  return (
    <div className="search__panel">
      {hasFailed ? (
        <LoadError retry={retry} />
      ) : (
        <p className="search__note" role="status">
          {waitingMessage()}
        </p>
      )}
    </div>
  );
}
