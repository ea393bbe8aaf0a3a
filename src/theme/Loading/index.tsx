// Change: spinner, error box and Retry in the page's language and style (stock is English with inline styles). Ejected (3.10.2 ffd8013d).
import React, {useState, type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type StockLoading from '@theme/Loading';
import {MAIN_ID} from '@site/src/ui/mainId';

function Failed({error, retry}: {error: unknown; retry: () => void}): ReactNode {
  const [isOffline] = useState(() => !navigator.onLine);
  // Without a connection other files did not load either, so Retry reloads the whole page.
  const again = () => (isOffline && navigator.onLine ? location.reload() : retry());
  return (
    <main id={MAIN_ID} className="container crash-view">
      <div role="alert">
        <Heading as="h1">
          <Translate id="loading.failed" description="Heading of the box that is shown when a page cannot be loaded">
            No se pudo cargar la página.
          </Translate>
        </Heading>
        {isOffline && (
          <p>
            <Translate id="loading.offline" description="Says why a page cannot be loaded, below that heading">
              No tienes conexión.
            </Translate>
          </p>
        )}
        <p className="error-text">{String(error)}</p>
        <button type="button" className="primary-button" onClick={again}>
          <Translate id="loading.retry" description="The button that loads the page again">
            Reintentar
          </Translate>
        </button>
      </div>
    </main>
  );
}

function Waiting(): ReactNode {
  return (
    <main id={MAIN_ID} className="container">
      <div className="loading" role="status">
        <i className="spinner" aria-hidden="true" />
        <Heading as="h1">
          <Translate id="loading.wait" description="Beside the spinner while a page is loading">
            Cargando la página…
          </Translate>
        </Heading>
      </div>
    </main>
  );
}

/** `pastDelay` is true 200 ms after loading began, so that a faster page shows no spinner. */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof StockLoading>): ReactNode {
  if (error) return <Failed error={error as unknown} retry={retry} />;
  return pastDelay ? <Waiting /> : null;
}
