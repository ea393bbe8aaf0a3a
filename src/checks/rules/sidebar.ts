import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../manual/writer-errors/didYouMean';
import {writerMessage} from '../../manual/writer-errors/message';
import {listPageRefs} from '../../site/listPageRefs';
import {sourceLocale} from '../../site/locales';
import {topicIds} from '../../site/outline/model';
import type {WriterError} from '../../manual/writer-errors/writerError';
import type {Rule} from '../rule';

const file = 'sidebars.ts';

/**
 * A topic has a colour: without one, its pages and menus are built and shown in none. A page that is not there stops the build, and
 * nobody finds one that no list has.
 */
export const sidebarRule: Rule = {
  name: 'sidebar',
  check({siteDir}) {
    const full = path.join(siteDir, file);
    if (!existsSync(full)) return [];
    const pages = listPageRefs(siteDir)
      .filter(({locale, section}) => locale === sourceLocale && section === 'docs')
      .map(({name}) => name.replace(/\.mdx$/, ''));
    const sidebars = readFileSync(full, 'utf8');
    const unlisted = pages
      .filter((id) => !sidebars.includes(`'${id}'`))
      .map((id) => ({file: `docs/${id}.mdx`, line: 1, message: writerMessage('pageNotInSidebar', {id})}));
    return sidebars
      .split('\n')
      .flatMap((text, index): WriterError[] => {
        const [, topic] = /\btopic: '([^']*)'/.exec(text) ?? [];
        const ids = [...text.matchAll(/'([a-z\d-]+\/[a-z\d/-]+)'/g)].map(([, id = '']) => id);
        return [
          ...(topic === undefined || topicIds.some((id) => id === topic)
            ? []
            : [writerMessage('unknownTopic', {topic, known: topicIds.join(', ')}, nearest(topic, topicIds))]),
          ...ids
            .filter((id) => !pages.includes(id))
            .map((id) => writerMessage('unknownSidebarPage', {id}, nearest(id, pages))),
        ].map((message) => ({file, line: index + 1, message}));
      })
      .concat(unlisted);
  },
};
