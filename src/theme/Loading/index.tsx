// Change: spinner, error box and Retry in the page's language and look (stock is English with inline styles). Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';

function Failed({error, retry}: Pick<LoadingComponentProps, 'error' | 'retry'>): ReactNode {
  return (
    <main className="box">
      <div className="failure" role="alert">
        <h1>
          <Translate id="loading.failed" description="Heading of the box that is shown when a page cannot be loaded">
            No se pudo cargar la página.
          </Translate>
        </h1>
        <p className="message">{String(error)}</p>
        <button type="button" className="action" onClick={retry}>
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
    <main className="box">
      <div className="waiting" role="status">
        <i className="spinner" aria-hidden="true" />
        <h1>
          <Translate id="loading.wait" description="Beside the spinner while a page is loading">
            Cargando la página…
          </Translate>
        </h1>
      </div>
    </main>
  );
}

/** `pastDelay` is true 200 ms after loading began: a page that comes faster shows no spinner. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return <Failed error={error} retry={retry} />;
  }
  return pastDelay ? <Waiting /> : null;
}
