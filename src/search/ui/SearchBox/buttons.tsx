import React, {type MouseEventHandler, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '../../../ui/Icon';

type ButtonProps = {onClick: MouseEventHandler<HTMLButtonElement>};

/** Opens the search on narrow screens, where the navbar has no room for a field. */
export function OpenButton({onClick}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="search__open"
      onClick={onClick}
      aria-label={translate({
        id: 'search.open',
        message: 'Buscar',
        description: 'Names the button that opens the search on a narrow screen',
      })}
    >
      <Icon name="search" />
    </button>
  );
}

/** Closes the full-screen search. */
export function CloseButton({onClick}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="search__close"
      onClick={onClick}
      aria-label={translate({
        id: 'search.close',
        message: 'Cerrar la búsqueda',
        description: 'Names the button that closes the search on a narrow screen',
      })}
    >
      <Icon name="back" />
    </button>
  );
}

/** Replaces the search without JavaScript: a link to the manual's first page, which lists all pages. */
export function ManualLink(): ReactNode {
  return (
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
  );
}
