import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../manual/writer-errors/didYouMean';
import {writerMessage} from '../../manual/writer-errors/message';
import {listPageRefs} from '../../site/listPageRefs';
import {sourceLocale} from '../../site/locales';
import {fileOf} from '../../site/pageRef';
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
    const files = new Map(
      listPageRefs(siteDir)
        .filter(({locale, section}) => locale === sourceLocale && section === 'docs')
        .map((ref) => [ref.name.replace(/\.mdx$/, ''), fileOf(ref)]),
    );
    const pages = [...files.keys()];
    const sidebars = readFileSync(full, 'utf8');
    const unlisted = [...files]
      .filter(([id]) => !sidebars.includes(`'${id}'`))
      .map(([id, page]) => ({file: page, line: 1, message: writerMessage('pageNotInSidebar', {id})}));
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
