// Change: the day as in the lists of posts, without Intl (src/ui/dates.ts). Ejected (3.10.2 19633d86).
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {writeDay} from '@site/src/ui/dates';

export default function BlogPostItemHeaderInfo(): ReactNode {
  const {selectMessage} = usePluralForm();
  const {date, readingTime = 0} = useBlogPost().metadata;
  const minutes = Math.ceil(readingTime);
  const forms = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      message: 'Lectura de un minuto|Lectura de {readingTime} minutos',
      description:
        'Pluralized label for "{readingTime} min read". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
    },
    {readingTime: minutes},
  );
  return (
    <div className="post__info">
      <time dateTime={date}>{writeDay(date)}</time>
      {` · ${selectMessage(minutes, forms)}`}
    </div>
  );
}
