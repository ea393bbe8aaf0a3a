import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {PageList} from '../PageList';

/** What happened, by the id of its answer on the help page. A contract test holds the words to the questions there. */
function symptoms(): Record<string, string> {
  return {
    'not-received': translate({
      id: 'symptoms.notReceived',
      message: 'No llegó lo que envié',
      description: 'A symptom: the question of the answer #not-received on the help page',
    }),
    'charged-twice': translate({
      id: 'symptoms.chargedTwice',
      message: 'Me cobraron dos veces',
      description: 'A symptom: the question of the answer #charged-twice on the help page',
    }),
    'wrong-recipient': translate({
      id: 'symptoms.wrongRecipient',
      message: 'Me equivoqué de número o de cuenta',
      description: 'A symptom: the question of the answer #wrong-recipient on the help page',
    }),
    'payment-failed': translate({
      id: 'symptoms.paymentFailed',
      message: 'El pago falló',
      description: 'A symptom: the question of the answer #payment-failed on the help page',
    }),
    'account-stolen': translate({
      id: 'symptoms.accountStolen',
      message: 'Alguien usa mi cuenta',
      description: 'A symptom: the question of the answer #account-stolen on the help page',
    }),
    'lost-phone': translate({
      id: 'symptoms.lostPhone',
      message: 'Perdí mi teléfono',
      description: 'A symptom: the question of the answer #lost-phone on the help page',
    }),
    'cannot-sign-in': translate({
      id: 'symptoms.cannotSignIn',
      message: 'No puedo entrar',
      description: 'A symptom: the question of the answer #cannot-sign-in on the help page',
    }),
    scam: translate({
      id: 'symptoms.scam',
      message: 'Creo que es una estafa',
      description: 'A symptom: the question of the answer #scam on the help page',
    }),
  };
}

/** "What went wrong?": symptoms in people's words, each leading to the short questions of the help page. */
export function Symptoms(): ReactNode {
  return (
    <section className="container symptoms" data-topic="help">
      <Heading as="h2">
        <Translate id="symptoms.title" description="Heading of the symptoms on the home page">
          ¿Qué te pasó?
        </Translate>
      </Heading>
      <PageList
        columns={2}
        entries={Object.entries(symptoms()).map(([id, title]) => ({title, href: `/docs/help/#${id}`}))}
      />
    </section>
  );
}
