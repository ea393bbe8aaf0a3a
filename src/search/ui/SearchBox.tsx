import React, {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '../../ui/Icon';
import {MAX_QUERY_LETTERS} from '../core/weights';

const labels = {
  search: translate({
    id: 'search.label',
    message: 'Buscar',
    description: 'Names the field of the search, and the buttons that open it and that search',
  }),
  example: translate({
    id: 'search.example',
    message: 'Por ejemplo: enviar dinero',
    description: 'Stands in the empty field of the search',
  }),
  clear: translate({
    id: 'search.clear',
    message: 'Borrar lo escrito',
    description: 'Names the button that empties the field of the search',
  }),
  close: translate({
    id: 'search.close',
    message: 'Cerrar la búsqueda',
    description: 'Names the button that closes the search on a narrow screen',
  }),
  dialog: translate({
    id: 'search.dialog',
    message: 'Buscar en la ayuda',
    description: 'Names the search that covers the screen of a phone',
  }),
};

type IconButtonProps = {icon: string; name: string; className: string; hidden?: boolean};

/** A button that shows only an icon. */
const IconButton = ({icon, name, ...props}: IconButtonProps): ReactNode => (
  <button type="button" aria-label={name} {...props}>
    <Icon name={icon} />
  </button>
);

type SearchBoxProps = {
  /** `bar`: in the navbar, a button on narrow screens. `home`: in the hero of the home page. `page`: within a page. */
  variant: 'bar' | 'home' | 'page';
};

/**
 * The search: a combobox whose options are links to pages and their sections. Its HTML only: the deferred script
 * (src/static-first/deferred/search.ts) makes it work before React runs and without it, and the script of the search (../client) puts the
 * answers into it. Without JavaScript it is a link to the manual's first page, which lists all pages.
 */
export function SearchBox({variant}: SearchBoxProps): ReactNode {
  return (
    <div data-text="skip" className={clsx('search', `search--${variant}`)} data-name={labels.dialog}>
      {variant === 'bar' && <IconButton icon="search" name={labels.search} className="search__open" />}
      <div className="search__row">
        <IconButton icon="back" name={labels.close} className="search__close" hidden />
        {/*
         * Not a form: before scripts run, Enter in one would submit it and reload the page. Within a page the navbar has the landmark
         * already, and two landmarks need different names.
         */}
        <div role={variant === 'page' ? undefined : 'search'} className="search__field">
          <input
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_QUERY_LETTERS}
            aria-label={labels.search}
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={useId()}
            placeholder={variant === 'bar' ? labels.search : labels.example}
          />
          <IconButton icon="close" name={labels.clear} className="search__clear" hidden />
          <button type="button" className="search__submit" aria-label={labels.search}>
            <Icon name="search" />
            {variant !== 'bar' && <span aria-hidden="true">{labels.search}</span>}
          </button>
        </div>
        <p className="search__waiting" role="status" hidden>
          <Translate id="search.waiting" description="Shown until the first answer of the search is there">
            Buscando…
          </Translate>
        </p>
      </div>
      <Link className="search__fallback" to="/docs/">
        <Icon name="search" />
        <span>
          <Translate
            id="search.withoutScript"
            description="Link to the manual in the place of the search, where there is no script"
          >
            Buscar en el manual
          </Translate>
        </span>
      </Link>
      <div className="search__error" hidden>
        <div role="alert">
          <p className="when-online">
            <Translate id="search.failed" description="Shown in the search when it could not be loaded">
              La búsqueda no cargó. La conexión pudo fallar un momento.
            </Translate>
          </p>
          <p className="when-offline">
            <Translate
              id="search.offline"
              description="Shown in the search when it could not be loaded because the reader is offline"
            >
              No tienes conexión, y la búsqueda la necesita. Puedes seguir leyendo esta página.
            </Translate>
          </p>
        </div>
        <button type="button" className="primary-button search__retry">
          <Translate id="search.retry" description="The button that loads the search again after it failed">
            Reintentar
          </Translate>
        </button>
      </div>
      <div className="search__answers" />
    </div>
  );
}
