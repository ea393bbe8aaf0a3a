// Change: always has its own title (stock loses it under /docs/) and noindex, and offers help: nearest page, search, most asked tasks. Ejected (3.10.2 44b71ba5).
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {QuestionMark} from '@site/src/ui/Brand';
import {MostAsked} from '@site/src/ui/MostAsked';
import {NearestPage} from '@site/src/ui/NearestPage';
import {SearchBox} from '@site/src/search/ui';
import {MAIN_ID} from '@site/src/ui/mainId';

export default function NotFoundContent(): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Página No Encontrada',
    description: 'The title of the 404 page',
  });
  return (
    <main id={MAIN_ID} className="container not-found">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <header className="hero">
        <QuestionMark className="hero__mark" dotless />
        <Heading as="h1">
          {title}
          <i className="not-found__dot" aria-hidden="true" />
        </Heading>
      </header>
      <NearestPage />
      <section>
        <Heading as="h2">
          <Translate id="notFound.search" description="Heading of the search on the not-found page">
            O busca otra cosa
          </Translate>
        </Heading>
        <SearchBox variant="page" />
      </section>
      <MostAsked />
    </main>
  );
}
