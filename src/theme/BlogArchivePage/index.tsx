// Change: years as headings over lists of posts, with the page header of the other lists and a description. Ejected (3.10.2 42fb9f65).
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogArchivePage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {PostList} from '@site/src/ui/PostList';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return (
    <BlogShell
      title={translate({
        id: 'theme.blog.archive.title',
        message: 'Todos los consejos',
        description: 'The page & hero title of the blog archive page',
      })}
      description={translate({
        id: 'theme.blog.archive.description',
        message:
          '¿Buscas un consejo que ya leíste? Todos los consejos por año: cómo enviar sin errores, reconocer estafas y cuidar tu cuenta.',
        description: 'The page & hero description of the blog archive page',
      })}
    >
      {years.map((year) => (
        <section className="blog__year" key={year}>
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          <PostList posts={posts.filter(({date}) => date.startsWith(year))} />
        </section>
      ))}
    </BlogShell>
  );
}
