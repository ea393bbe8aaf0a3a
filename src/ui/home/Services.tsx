import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Icon} from '../Icon';
import {findPage} from '../../site/outline/pages';
import {useOutline} from '../../site/outline/useOutline';

/** What arrives with each service, by page. */
const whatArrives: Record<string, string> = {
  'services/mobile': translate({
    id: 'home.services.mobile',
    message: 'Recarga para un celular',
    description: 'What arrives with a top-up',
  }),
  'services/internet': translate({
    id: 'home.services.internet',
    message: 'Un plan para navegar',
    description: 'What arrives with internet',
  }),
  'services/market': translate({
    id: 'home.services.market',
    message: 'Comida hasta su puerta',
    description: 'What arrives with groceries',
  }),
  'services/remittances': translate({
    id: 'home.services.remittances',
    message: 'Dinero para tu familia',
    description: 'What arrives with a remittance',
  }),
};

/** What can be sent: the services as one block, under the names that the app gives them. */
export function Services(): ReactNode {
  const outline = useOutline();
  const services = outline.services.map(({page, name}) => ({...findPage(outline, page), page, name}));
  return (
    <section className="container" data-topic="services">
      <Heading as="h2">
        <Translate id="home.services" description="Heading of the services on the home page">
          Qué puedes enviar
        </Translate>
      </Heading>
      <ul className="services">
        {services.map(({page, name, href, icon}) => (
          <li key={page}>
            <Link to={href}>
              <Icon name={icon} kind="pictogram" />
              <b>{name}</b> <span>{whatArrives[page]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
