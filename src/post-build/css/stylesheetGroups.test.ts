import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {groupPages} from './stylesheetGroups';

const stylesheet = postcss.parse('.a{top:0}.b{top:0}.c{top:0}.rare{top:0;left:0;right:0;bottom:0}.a .x{top:0}');
const page = (name: string, classes: string, weight = 1) => ({
  name,
  weight,
  selectors: new Set(classes.split(' ').map((each) => `.${each}`)),
});
const namesOf = (groups: {name: string}[][]) => groups.map((group) => group.map(({name}) => name).sort()).sort();

describe('groups of pages', () => {
  it('share a stylesheet where pages use the same rules', () => {
    const groups = groupPages([page('1', 'a b'), page('2', 'b a'), page('3', 'c')], stylesheet, 5);
    expect(namesOf(groups)).toEqual([['1', '2'], ['3']]);
  });

  it('are merged where that costs least when there are too many, and lose no page', () => {
    const pages = [page('1', 'a'), page('2', 'a b'), page('3', 'rare')];
    expect(namesOf(groupPages(pages, stylesheet, 2))).toEqual([['1', '2'], ['3']]);
    expect(namesOf(groupPages(pages, stylesheet, 1))).toEqual([['1', '2', '3']]);
    const more = ['a', 'a b', 'a c', 'rare', 'rare a', 'b', 'c', 'b c'].map((classes, index) =>
      page(String(index), classes),
    );
    for (const maxGroups of [1, 2, 3, 7, 8]) {
      const groups = groupPages(more, stylesheet, maxGroups);
      expect(groups).toHaveLength(maxGroups);
      expect(
        groups
          .flat()
          .map(({name}) => name)
          .sort(),
      ).toEqual(more.map(({name}) => name));
    }
  });

  it('count pages: rules that many pages would have without using them cost more', () => {
    const pages = [
      ...Array.from({length: 9}, (_, index) => page(`a${index}`, 'a')),
      page('x', 'rare'),
      page('y', 'b c'),
    ];
    expect(namesOf(groupPages(pages, stylesheet, 2)).map((names) => names.length)).toEqual([9, 2]);
  });

  it('spare heavy pages: rules that they would have without using them cost more', () => {
    const light = ['1', '2', '3'].map((name) => page(name, `a ${{1: 'b', 2: 'c', 3: 'rare'}[name]}`));
    expect(namesOf(groupPages(light, stylesheet, 2))).toEqual([['1', '2'], ['3']]);
    expect(namesOf(groupPages([page('0', 'a', 3), ...light], stylesheet, 2))).toEqual([['0'], ['1', '2', '3']]);
  });

  it('do not depend on selectors that make no difference to the rules', () => {
    expect(
      groupPages([page('1', 'a y'), page('2', 'a z'), page('3', 'c x'), page('4', 'c')], stylesheet, 5),
    ).toHaveLength(2);
  });

  it('are none without pages', () => {
    expect(groupPages([], stylesheet, 5)).toEqual([]);
  });
});
