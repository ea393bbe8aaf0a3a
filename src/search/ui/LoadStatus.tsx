import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {GoneError} from '../../static-first';

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
  retry: () => void;
};

/**
 * Reports that the search could not be loaded, and whether the browser is offline; its button retries. Where its files are gone from the
 * server, since a new version of the site was deployed, it reloads the page, which then names the files of that version.
 */
export function LoadError({error, retry}: LoadErrorProps): ReactNode {
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
      <button
        type="button"
        className="primary-button"
        onClick={error instanceof GoneError ? () => location.reload() : retry}
      >
        <Translate id="search.retry" description="The button that loads the search again after it failed">
          Reintentar
        </Translate>
      </button>
    </div>
  );
}
