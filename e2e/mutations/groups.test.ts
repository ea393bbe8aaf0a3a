import {describe, expect, it} from 'vitest';
import {controlOf, groupMutations} from './groups';
import type {Mutation} from './mutation';

const mutation = (file: string, spec: string, title: string, allLocales = false): Mutation => ({
  name: `${file} ${title}`,
  edit: {file},
  test: [spec, title],
  allLocales,
});

describe('mutations that share a build', () => {
  it('are at most eight', () => {
    const many = [...'abcdefghi'].map((name) => mutation(name, 'contract/menu', name));
    expect(groupMutations(many).map((group) => group.length)).toEqual([8, 1]);
  });

  it.each([
    ['edit the same file', mutation('a', 'contract/menu', 'one'), mutation('a', 'contract/menu', 'two')],
    ['have the same test', mutation('a', 'contract/menu', 'one'), mutation('b', 'contract/menu', 'one')],
    ['need a browser', mutation('a', 'menu', 'one'), mutation('b', 'menu', 'two')],
    ['need a browser and none', mutation('a', 'menu', 'one'), mutation('b', 'contract/menu', 'two')],
    [
      'fail the build',
      {...mutation('a', 'contract/menu', 'one'), failsBuild: true},
      mutation('b', 'contract/menu', 'two'),
    ],
    ['need one locale and all', mutation('a', 'contract/menu', 'one'), mutation('b', 'contract/menu', 'two', true)],
    [
      'change the inline script, which takes no build',
      mutation('src/static-first/inline/a.ts', 'contract/menu', 'one'),
      mutation('src/static-first/inline/b.ts', 'contract/menu', 'two'),
    ],
  ])('are never two that %s', (_, first, second) => {
    expect(groupMutations([first, second])).toEqual([[first], [second]]);
  });
});

describe('the control of a group', () => {
  const contract = (name: string) => [mutation(name, 'contract/menu', name)];
  const [first, alone, last] = [contract('a'), [mutation('b', 'menu', 'two')], contract('c')];
  const groups = [first, alone, last];

  it('is the next group that shares a build', () => {
    expect(controlOf(groups, first)).toBe(last);
  });

  it('is the first one after the last', () => {
    expect(controlOf(groups, last)).toBe(first);
  });

  it('is empty when there is no other', () => {
    expect(controlOf([first, alone], first)).toEqual([]);
  });
});
