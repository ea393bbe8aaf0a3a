import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../manual/writer-errors/didYouMean';
import {writerMessage} from '../../manual/writer-errors/message';
import {topicIds} from '../../site/outline/model';
import type {Rule} from '../rule';

const file = 'sidebars.ts';

/** Each topic of the sidebar has a colour: without one, its pages and menus are built and shown in none. */
export const sidebarRule: Rule = {
  name: 'topics of the sidebar',
  check({siteDir}) {
    const full = path.join(siteDir, file);
    if (!existsSync(full)) return [];
    return readFileSync(full, 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const [, topic] = /\btopic: '([^']*)'/.exec(text) ?? [];
        if (topic === undefined || topicIds.some((id) => id === topic)) return [];
        const message = writerMessage('unknownTopic', {topic, known: topicIds.join(', ')}, nearest(topic, topicIds));
        return [{file, line: index + 1, message}];
      });
  },
};
