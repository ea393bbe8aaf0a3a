import type {Root, RootContent} from 'mdast';
import {remark} from 'remark';
import {expect, it} from 'vitest';
import {element} from '../page/nodes';
import {addContents} from './ends';

const headings = (count: number) => 'Answer.\n' + '\n## One\n'.repeat(count);
const strip = element('ol', {className: 'strip'});
const topics = Array.from({length: 3}, () => element('Topic'));

it.each<[string, string, RootContent[], string[]]>([
  ['the list of headings before the first heading', headings(3), [], ['Contents', 'heading', 'heading', 'heading']],
  ['nothing on a page with two headings', headings(2), [], ['heading', 'heading']],
  ['nothing on a page with a strip', headings(3), [strip], ['heading', 'heading', 'heading', 'ol']],
  ['a row of links before the first topic', headings(0), topics, ['TopicLinks', 'Topic', 'Topic', 'Topic']],
])('puts %s', (_, markdown, addition, expected) => {
  const tree: Root = remark().parse(markdown);
  tree.children.push(...addition);
  addContents({section: 'docs', tree});
  const kinds = tree.children.map((node) => ('name' in node ? node.name : node.type));
  expect(kinds).toEqual(['paragraph', ...expected]);
});
