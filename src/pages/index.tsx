import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {MostAsked} from '../components/MostAsked';
import {Board} from './_home/Board';
import {Cover} from './_home/Cover';
import {News} from './_home/News';
import {Services} from './_home/Services';

/**
 * The home page: the question, the topics as lines, the most asked tasks, the services, the news. Complete without script. Its class on the
 * root lets the bar leave out its search before the page's own has arrived.
 */
export default function Home(): ReactNode {
  return (
    <HtmlClassNameProvider className="home-page">
      <Layout
        title={translate({id: 'home.title', message: '¿Qué necesitas hacer?', description: 'Title of the home page'})}
        description={translate({
          id: 'home.description',
          message:
            'Centro de ayuda: aprende a recargar un celular, pagar internet, enviar mercado o dinero y cuidar tu cuenta, paso a paso.',
          description: 'Description of the home page',
        })}
      >
        <main className="home">
          <Cover />
          <Board />
          <div className="box">
            <MostAsked />
          </div>
          <Services />
          <News />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
