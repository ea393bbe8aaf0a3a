import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Icon} from '../Icon';
import {brand} from '../../site/brand';

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
