// Change: the tags with what each one holds, instead of an alphabet of chips. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {Icon} from '@site/src/ui/Icon';

export default function BlogTagsListPage({tags}: Props): ReactNode {
  return (
    <BlogShell
      title={translateTagsPageTitle()}
      description={translate({
        id: 'blog.tags.description',
        message: 'Las novedades del centro de ayuda por etiqueta: elige de qué quieres leer.',
        description: 'Description of the list of tags',
      })}
      className={ThemeClassNames.page.blogTagsListPage}
    >
      <ul className="entry-list">
        {tags.map(({label, permalink, description}) => (
          <li key={permalink}>
            <Link to={permalink}>
              <span>
                <b>{label}</b>
                {description && <small>{description}</small>}
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </BlogShell>
  );
}
