import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {GoneError} from '../../static-first';

type LoadErrorProps = {
  error: unknown;
  retry: () => void;
};

/**
 * Shown instead of the results when the search could not be loaded. If its files are gone from the server because a new version of the
 * site was deployed, Retry reloads the page, which then names the files of that version.
 */
export function LoadError({error, retry}: LoadErrorProps): ReactNode {
  return (
    <div className="search__note">
      <p role="alert">
        {navigator.onLine
          ? translate({
              id: 'search.failed',
              message: 'La búsqueda no cargó. La conexión pudo fallar un momento.',
              description: 'Shown in the search when it could not be loaded',
            })
          : translate({
              id: 'search.offline',
              message: 'No tienes conexión, y la búsqueda la necesita. Puedes seguir leyendo esta página.',
              description: 'Shown in the search when it could not be loaded because the reader is offline',
            })}
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
