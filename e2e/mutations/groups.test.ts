import {describe, expect, it} from 'vitest';
import {groupMutations} from './groups';
import type {Mutation} from './mutation';

const mutation = (file: string, spec: string, title: string, allLocales = false): Mutation => ({
  name: `${file} ${title}`,
  edit: {file},
  test: [spec, title],
  allLocales,
});

describe('mutations that share a build', () => {
  it('are at most four', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => mutation(name, 'menu', name));
    expect(groupMutations(many).map((group) => group.length)).toEqual([4, 1]);
  });

  it.each([
    ['edit the same file', mutation('a', 'menu', 'one'), mutation('a', 'menu', 'two')],
    ['have the same test', mutation('a', 'menu', 'one'), mutation('b', 'menu', 'one')],
    ['need a browser and none', mutation('a', 'menu', 'one'), mutation('b', 'contract/menu', 'two')],
    ['need one locale and all', mutation('a', 'menu', 'one'), mutation('b', 'menu', 'two', true)],
    [
      'change the inline script, which takes no build',
      mutation('src/static-first/inline/a.ts', 'menu', 'one'),
      mutation('src/static-first/inline/b.ts', 'menu', 'two'),
    ],
  ])('are never two that %s', (_, first, second) => {
    expect(groupMutations([first, second])).toEqual([[first], [second]]);
  });

  it('come after those of the inline script, which are applied to the first build', () => {
    const inline = mutation('src/static-first/inline/a.ts', 'menu', 'one');
    const other = mutation('a', 'menu', 'two');
    expect(groupMutations([other, inline])).toEqual([[inline], [other]]);
  });
});
