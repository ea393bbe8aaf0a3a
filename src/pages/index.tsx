import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {SearchBox} from '../search/ui';
import {Contact} from '../ui/Contact';
import {MostAsked} from '../ui/MostAsked';
import {TopicList} from '../ui/home/TopicList';
import {Hero} from '../ui/home/Hero';
import {Symptoms} from '../ui/home/Symptoms';
import {News} from '../ui/home/News';
import {islands} from '../ui/islands';
import {Static} from '../ui/Static';
import {listContent, MAIN_ID, PAGE_WRAPPER} from '../ui/mainId';

/**
 * The home page: the question, the most asked tasks, what may have happened, the topics as lines,
 * the newest post, a person to ask. Each thing once, complete without script. Its class on the
 * root lets the bar leave out its search before the page's own has arrived.
 */
export default function Home(): ReactNode {
  return (
    <HtmlClassNameProvider className="home-page">
      <Layout
        wrapperClassName={PAGE_WRAPPER}
        title={translate({id: 'home.title', message: '¿Qué necesitas hacer?', description: 'Title of the home page'})}
        description={translate({
          id: 'home.description',
          message:
            '¿No llegó, te cobraron o no puedes iniciar sesión? Aprende también a recargar, pagar internet y enviar mercado o dinero, paso a paso.',
          description: 'Description of the home page',
        })}
      >
        <main id={MAIN_ID} className="home">
          <Hero>
            <SearchBox variant="home" />
          </Hero>
          <Static name="home" as="section" {...listContent} islands={islands}>
            <section className="container">
              <MostAsked />
            </section>
            <Symptoms />
            <TopicList />
            <News />
            <section className="container">
              <Contact />
            </section>
          </Static>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
