import {describe, expect, it} from 'vitest';
import type {TextPage} from '../shared/text';
import {manyTopics} from './generate';

const text = (name: string): TextPage => ({
  path: `/docs/${name}`,
  title: name,
  description: name,
  markdown: ['start', 'need', 'steps'].map((part, index) => `${index ? '## ' : ''}${name} ${part}`).join('\n\n'),
});
const written = [
  {label: 'Uno', pages: [text('a'), text('b')]},
  {label: 'Dos', pages: [text('c')]},
];

describe('generated pages', () => {
  it('are as many as asked for, behind the written ones', () => {
    const topics = manyTopics(written, 40);
    const pages = topics.flatMap((topic) => topic.pages);
    expect(pages).toHaveLength(40);
    expect(topics.slice(0, 2)).toEqual(written);
    expect(Math.max(...topics.map((topic) => topic.pages.length))).toBe(7);
  });

  it('have addresses and titles of their own, and mix the text', () => {
    const pages = manyTopics(written, 40).flatMap((topic) => topic.pages);
    expect(new Set(pages.map(({path}) => path)).size).toBe(40);
    expect(new Set(pages.map(({title}) => title)).size).toBe(40);
    const [, , , , later] = pages;
    expect(later?.markdown).toMatch(/^b start\n\n## /);
    expect(new Set(pages.map(({markdown}) => markdown)).size).toBeGreaterThan(3);
  });

  it('are the same each time', () => {
    expect(manyTopics(written, 40)).toEqual(manyTopics(written, 40));
  });

  it('cannot be fewer than the written ones', () => {
    expect(manyTopics(written, 3)).toEqual(written);
    expect(() => manyTopics(written, 2)).toThrow('at least 3 pages');
  });
});
