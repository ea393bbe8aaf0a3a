import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Icon} from '../Icon';
import {useOutline} from '../../site/useOutline';

/**
 * Suggests the manual's first page. All addresses share the HTML of the not-found page: the script of the search
 * (src/search/client/nearestPage.ts) puts the page in its place that is most like the requested address.
 */
export function NearestPage(): ReactNode {
  const {href, title} = useOutline().index;
  return (
    <>
      <p className="lead">
        <Translate id="notFound.lead" description="First sentence of the not-found page">
          No encontramos esta página. Puede tener otra dirección ahora.
        </Translate>{' '}
        <span>
          <Translate
            id="notFound.goOn"
            description="Introduces the manual's first page when no page is like the address that was tried"
          >
            Puedes seguir por aquí:
          </Translate>
        </span>
        <span hidden>
          <Translate
            id="notFound.nearest"
            description="Introduces the page that is most like the address that was tried"
          >
            La que más se parece es esta:
          </Translate>
        </span>
      </p>
      <p data-topic="help">
        <Link className="tile nearest-page" to={href}>
          <Icon name="manual" kind="pictogram" />
          <span>
            {/* The name of the topic. */}
            <small />
            <b>{title}</b>
          </span>
          <Icon name="arrow" />
        </Link>
      </p>
    </>
  );
}
