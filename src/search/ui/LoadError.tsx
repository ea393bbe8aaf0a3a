import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {GoneError} from '../../static-first';

type LoadStatusProps = {
  /** Why the search could not be loaded; undefined while it is on its way. */
  error: unknown;
  retry: () => void;
};

/**
 * Shown instead of the results until the search is loaded. Where its files are gone from the server, since a new version of the
 * site was deployed, Retry reloads the page, which then names the files of that version.
 */
export function LoadStatus({error, retry}: LoadStatusProps): ReactNode {
  if (error === undefined) {
    return (
      <p className="search__note" role="status">
        <Translate id="search.waiting" description="Shown until the first answer of the search is there">
          Buscando…
        </Translate>
      </p>
    );
  }
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
