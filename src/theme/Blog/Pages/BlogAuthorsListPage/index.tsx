// Change: a list of teams and their work, like the other lists, with a description. Ejected (3.10.2 a62bf7a8).
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {LinkList} from '@site/src/ui/LinkList';

export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  return (
    <BlogShell
      icon="contacts"
      title={translateBlogAuthorsListPageTitle()}
      description={translate({
        id: 'blog.authors.description',
        message:
          '¿Quién responde cuando algo no llega o no se entiende? Los equipos que escriben el manual y los consejos de este centro de ayuda.',
        description: 'Description of the list of authors',
      })}
    >
      <LinkList
        entries={authors.map(({name = '', title, page}) => ({
          title: name,
          description: title,
          href: page?.permalink,
          icon: 'contacts',
        }))}
      />
    </BlogShell>
  );
}
