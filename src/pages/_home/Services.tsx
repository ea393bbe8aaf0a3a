import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '../../components/Icon';
import {findPages, useOutline} from '../../components/outline/useOutline';

/** The four services in the app's order, each with what arrives. */
const services = [
  {
    id: 'services/mobile',
    name: translate({id: 'home.services.mobile', message: 'Recargas', description: 'A service on the home page'}),
    what: translate({id: 'home.services.mobile.what', message: 'Saldo para un celular', description: 'What arrives with a top-up'}),
  },
  {
    id: 'services/internet',
    name: translate({id: 'home.services.internet', message: 'Internet', description: 'A service on the home page'}),
    what: translate({id: 'home.services.internet.what', message: 'Un plan para navegar', description: 'What arrives with internet'}),
  },
  {
    id: 'services/market',
    name: translate({id: 'home.services.market', message: 'Mercado', description: 'A service on the home page'}),
    what: translate({id: 'home.services.market.what', message: 'Comida a la puerta', description: 'What arrives with groceries'}),
  },
  {
    id: 'services/remittances',
    name: translate({id: 'home.services.remittances', message: 'Remesas', description: 'A service on the home page'}),
    what: translate({id: 'home.services.remittances.what', message: 'Dinero para tu familia', description: 'What arrives with a remittance'}),
  },
];

/** What can be sent: the services as one block of enamel. */
export function Services(): ReactNode {
  const pages = findPages(useOutline(), services.map(({id}) => id));
  return (
    <section className="box" aria-labelledby="services" data-topic="services">
      <h2 id="services">
        <Translate id="home.services" description="Heading of the services on the home page">
          Qué puedes enviar
        </Translate>
      </h2>
      <ul className="block">
        {services.map(({id, name, what}, i) => (
          <li key={id}>
            <Link to={pages[i]!.href}>
              <Icon name={pages[i]!.icon} kind="picto" />
              <b>{name}</b>
              <span>{what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
