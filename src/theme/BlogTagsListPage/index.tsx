// Change: the tags with their descriptions, instead of an alphabet of chips. Ejected (3.10.2 94a72359).
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {LinkList} from '@site/src/ui/LinkList';

export default function BlogTagsListPage({tags}: Props): ReactNode {
  return (
    <BlogShell
      icon="promotions"
      title={translateTagsPageTitle()}
      description={translate({
        id: 'blog.tags.description',
        message:
          '¿Una estafa, tu primer envío o un pago? Elige un tema y lee consejos para enviar sin errores y cuidar tu cuenta y tu dinero.',
        description: 'Description of the list of tags',
      })}
    >
      <LinkList
        entries={tags.map(({label, permalink, description}) => ({
          ...{title: label, href: permalink, description},
          icon: 'news',
        }))}
      />
    </BlogShell>
  );
}
