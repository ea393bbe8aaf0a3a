import React, {type MouseEventHandler, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '../Icon';

type ButtonProps = {onClick: MouseEventHandler<HTMLButtonElement>};

/** Opens the search on narrow screens, where the bar has no room for a field. */
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

/** Leads out of the sheet, back to the page. */
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

/** What stands in the place of the search without script: the manual's first page names them all. */
export function PlainLink(): ReactNode {
  return (
    <Link className="search__plain" to="/docs/">
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
