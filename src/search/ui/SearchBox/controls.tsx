import React, {type MouseEventHandler, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '../../../ui/Icon';

export const searchLabel = translate({
  id: 'search.label',
  message: 'Buscar',
  description: 'Names the field of the search, and the buttons that open it and that search',
});

type IconButtonProps = {
  icon: string;
  name: string;
  className: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
};

/** A button that shows an icon alone. */
export function IconButton({icon, name, className, onClick}: IconButtonProps): ReactNode {
  return (
    <button type="button" className={className} onClick={onClick} aria-label={name}>
      <Icon name={icon} />
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
