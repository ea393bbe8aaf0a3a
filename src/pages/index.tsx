import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {SearchBox} from '../search/ui';
import {plateOfPost} from '../site/outline';
import {useOutline} from '../site/useOutline';
import {Contact} from '../ui/Contact';
import {LinkList} from '../ui/LinkList';
import {MostAsked} from '../ui/MostAsked';
import {Board} from '../ui/home/Board';
import {Hero} from '../ui/home/Hero';
import {listContent, MAIN_ID, PAGE_WRAPPER} from '../ui/mainId';

/** "What went wrong?": symptoms in readers' words, from the help page. Each leads to its short questions there. */
function Symptoms(): ReactNode {
  const {symptoms} = useOutline();
  return (
    <section className="container symptoms" data-topic="help">
      <Heading as="h2">
        <Translate id="symptoms.title" description="Heading of the symptoms on the home page">
          ¿Qué te pasó?
        </Translate>
      </Heading>
      <LinkList
        columns={2}
        entries={symptoms.map(({id, question}) => ({title: question, href: `/docs/help/#${id}`}))}
      />
    </section>
  );
}

/** The newest post of the blog in one row, at build time. */
function News(): ReactNode {
  const outline = useOutline();
  const entries = outline.posts.slice(0, 1).map(({title, href, topic}) => ({
    ...plateOfPost(outline, topic),
    href,
    title: translate(
      {
        id: 'home.news',
        message: 'Consejo: {title}',
        description: 'The newest post on the home page; {title} is its title',
      },
      {title},
    ),
  }));
  return (
    <section className="container">
      <LinkList entries={entries} />
    </section>
  );
}

/**
 * The home page: the question, the most asked tasks, symptoms, topics as lines, the newest post, and support. Nothing is repeated, and
 * everything works without script. The class on the root hides the search in the bar before the page's own search has arrived.
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
          <section {...listContent}>
            <section className="container">
              <MostAsked />
            </section>
            <Symptoms />
            <section className="container">
              <Heading as="h2">
                <Translate id="home.topics" description="Heading of the topics on the home page">
                  Elige un tema
                </Translate>
              </Heading>
              <Board />
            </section>
            <News />
            <section className="container">
              <Contact />
            </section>
          </section>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
