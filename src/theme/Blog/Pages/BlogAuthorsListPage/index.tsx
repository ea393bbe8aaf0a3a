// Change: the teams with what each one does, in the form of the other lists, with a description. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@site/src/static-first/docusaurusInternals/client/themeCommonBlog';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {Icon} from '@site/src/ui/Icon';

export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  return (
    <BlogShell
      title={translateBlogAuthorsListPageTitle()}
      description={translate({
        id: 'blog.authors.description',
        message: 'Los equipos que escriben las novedades y el manual de este centro de ayuda.',
        description: 'Description of the list of authors',
      })}
      className={ThemeClassNames.page.blogAuthorsListPage}
    >
      <ul className="entry-list">
        {authors.map(({key, name, title, page}) => (
          <li key={key}>
            <Link to={page?.permalink}>
              <span>
                <b>{name}</b>
                <small>{title}</small>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </BlogShell>
  );
}
