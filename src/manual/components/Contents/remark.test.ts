import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {remarkContents} from './remark';

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  void remarkContents()(tree, undefined as unknown as VFile, () => undefined);
  return tree;
}

const kinds = (tree: Root) => tree.children.map((node) => ('name' in node ? node.name : node.type));

it('puts the list of headings after the answer and before the first heading', () => {
  expect(kinds(transform('Answer.\n\n## One\n\n## Two\n\n## Three\n'))).toEqual([
    'paragraph',
    'Contents',
    'heading',
    'heading',
    'heading',
  ]);
});

it('leaves a page with two headings alone', () => {
  expect(kinds(transform('Answer.\n\n## One\n\n## Two\n'))).toEqual(['paragraph', 'heading', 'heading']);
});

it('leaves a page with the strip of its steps alone', () => {
  const tree = unified().use(remarkParse).parse('Answer.\n\n## One\n\n## Two\n\n## Three\n');
  const className = {type: 'mdxJsxAttribute' as const, name: 'className', value: 'strip'};
  tree.children.push({type: 'mdxJsxFlowElement', name: 'div', attributes: [className], children: []});
  void remarkContents()(tree, undefined as unknown as VFile, () => undefined);
  expect(kinds(tree)).not.toContain('Contents');
});

it('lists topics as a row of links before the first of them', () => {
  const topic = {type: 'mdxJsxFlowElement' as const, name: 'Topic', attributes: [], children: []};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: []}, topic, {...topic}, {...topic}]};
  void remarkContents()(tree, undefined as unknown as VFile, () => undefined);
  expect(kinds(tree)).toEqual(['paragraph', 'TopicLinks', 'Topic', 'Topic', 'Topic']);
});
