import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import {Icon} from '../Icon';
import {brand} from '../../site/company';
import {sprite} from '../../site/addresses';

/**
 * Only the opening question mark, cropped to its drawing, for use beside a heading. `dotless` also crops the space of its dot; the
 * surrounding style hides the dot itself (`--dot`).
 */
export function QuestionMark({className, dotless = false}: {className: string; dotless?: boolean}): ReactNode {
  const file = useBaseUrl(sprite);
  return (
    <svg className={className} viewBox={dotless ? '9 14 30 34' : '9 0 30 48'} aria-hidden="true">
      <use href={`${file}#brand`} width="48" height="48" />
    </svg>
  );
}

/** The mark of the brand: the opening question mark on its tile. */
export function BrandMark(): ReactNode {
  return (
    <span className="brand-mark">
      <Icon name="brand" kind="pictogram" />
    </span>
  );
}

/** Mark, name and purpose of the site, as a link to the home page. The spaces keep the words apart without CSS. */
export function Brand(): ReactNode {
  return (
    <Link className="navbar__brand" to="/">
      <BrandMark />
      <b className="navbar__title">{brand.name}</b>{' '}
      <span className="navbar__subtitle">
        <Translate id="brand.what" description="What this site is, beside the company's name in the navigation bar">
          Ayuda
        </Translate>{' '}
      </span>
    </Link>
  );
}
