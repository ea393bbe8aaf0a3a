import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {SearchBox} from '../search/ui/SearchBox';
import {MostAsked} from '../ui/MostAsked';
import {TopicList} from '../ui/home/TopicList';
import {Hero} from '../ui/home/Hero';
import {News} from '../ui/home/News';
import {Services} from '../ui/home/Services';

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
          <Hero>
            <SearchBox variant="home" />
          </Hero>
          <TopicList />
          <div className="container">
            <MostAsked />
          </div>
          <Services />
          <News />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
