import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

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
