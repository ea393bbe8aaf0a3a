import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {mostAsked} from '../../site/menus';
import {entryOf, LinkList} from '../LinkList';
import {findPage} from '../../site/outline';
import {useOutline} from '../../site/useOutline';

/** The readers' words for each of the most frequent tasks. */
const phrases = (): Record<(typeof mostAsked)[number], string> => ({
  'services/remittances': translate({
    id: 'mostAsked.remittances',
    message: 'Quiero enviar dinero',
    description: 'What somebody says who looks for the page about remittances',
  }),
  'services/mobile': translate({
    id: 'mostAsked.mobile',
    message: 'Quiero recargar un celular',
    description: 'What somebody says who looks for the page about top-ups',
  }),
  password: translate({
    id: 'mostAsked.password',
    message: 'Olvidé mi contraseña',
    description: 'What somebody says who looks for the page about the password',
  }),
  'payment-methods/add-payment-method': translate({
    id: 'mostAsked.card',
    message: 'Quiero agregar una tarjeta',
    description: 'What somebody says who looks for the page about adding a payment method',
  }),
  orders: translate({
    id: 'mostAsked.orders',
    message: '¿Dónde está mi pedido?',
    description: 'What somebody says who looks for the page about orders',
  }),
  'contacts/create-contact': translate({
    id: 'mostAsked.contact',
    message: 'Quiero agregar un contacto',
    description: 'What somebody says who looks for the page about adding a contact',
  }),
});

/** The hash of the task, if the page has several tasks. */
const hashes: Partial<Record<(typeof mostAsked)[number], string>> = {password: '#forgot'};

/** The most frequent tasks in the readers' words, under their heading: on the home page and on the not-found page. */
export function MostAsked(): ReactNode {
  const outline = useOutline();
  const titles = phrases();
  const entries = mostAsked.map((id) => {
    const page = findPage(outline, id);
    return {...entryOf(page), title: titles[id], href: page.href + (hashes[id] ?? '')};
  });
  return (
    <section className="most-asked">
      <Heading as="h2">
        <Translate id="mostAsked.title" description="Heading of the list of the most asked tasks">
          Lo que más se pregunta
        </Translate>
      </Heading>
      <LinkList entries={entries} columns={2} />
    </section>
  );
}
