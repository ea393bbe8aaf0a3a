// Change: keeps its own title wherever it is shown (stock loses it under /docs/), asks not to be indexed, and helps on: nearest page, search, most asked tasks. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {Sign} from '@site/src/components/Brand';
import {MostAsked} from '@site/src/components/MostAsked';
import {NearestPage} from '@site/src/components/NearestPage';
import {SearchBox} from '@site/src/components/SearchBox';

export default function NotFoundContent(): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Página No Encontrada',
    description: 'The title of the 404 page',
  });
  return (
    <main className="box lost">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <header className="cover">
        <Sign className="cover__sign" dotless />
        <Heading as="h1">
          {title}
          <i className="rolled" aria-hidden="true" />
        </Heading>
      </header>
      <NearestPage />
      <section>
        <Heading as="h2">
          <Translate id="notFound.search" description="Heading of the search on the not-found page">
            O busca otra cosa
          </Translate>
        </Heading>
        <SearchBox place="page" />
      </section>
      <MostAsked />
    </main>
  );
}
