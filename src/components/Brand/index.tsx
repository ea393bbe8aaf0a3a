import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import {Icon} from '../Icon';
import {brand} from '../../site/brand';

/**
 * The opening question mark alone, cropped to its drawing, for covers where it stands as large as the words. `dotless`
 * leaves out the room of its dot; hiding the dot itself is up to the style around it (`--dot`).
 */
export function Sign({className, dotless = false}: {className: string; dotless?: boolean}): ReactNode {
  const sprite = useBaseUrl('/img/icons.svg');
  return (
    <svg className={className} viewBox={dotless ? '9 14 30 34' : '9 0 30 48'} aria-hidden="true">
      <use href={`${sprite}#brand`} width="48" height="48" />
    </svg>
  );
}

/** The sign of the house: the opening question mark on its plate, with its mango dot. */
export function Seal(): ReactNode {
  return (
    <span className="seal">
      <Icon name="brand" kind="picto" />
    </span>
  );
}

/** Sign, name and what this is; leads home. */
export function Brand(): ReactNode {
  return (
    <Link className="navbar__brand" to="/">
      <Seal />
      <b className="navbar__title">{brand.name}</b>
      <span className="navbar__what">
        <Translate id="brand.what" description="What this site is, beside the company's name in the navigation bar">
          Ayuda
        </Translate>
      </span>
    </Link>
  );
}
