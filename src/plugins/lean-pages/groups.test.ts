import {describe, expect, it} from 'vitest';
import {groupPages} from './groups';

const sheet = '.a{top:0}.b{top:0}.c{top:0}.rare{top:0;left:0;right:0;bottom:0}';
const page = (name: string, classes: string) => ({name, html: `<p class="${classes}">${name}</p>`});
const namesOf = (groups: {name: string}[][]) => groups.map((group) => group.map(({name}) => name).sort()).sort();

describe('groupPages', () => {
  it('lets pages with the same names share a sheet, whatever their order', () => {
    const groups = groupPages([page('1', 'a b'), page('2', 'b a'), page('3', 'c')], sheet, 5);
    expect(namesOf(groups)).toEqual([['1', '2'], ['3']]);
  });

  it('merges what costs least when there are too many, and loses no page', () => {
    const pages = [page('1', 'a'), page('2', 'a b'), page('3', 'rare')];
    expect(namesOf(groupPages(pages, sheet, 2))).toEqual([['1', '2'], ['3']]);
    expect(namesOf(groupPages(pages, sheet, 1))).toEqual([['1', '2', '3']]);
  });

  it('does not tell pages apart by classes that the sheet does not know', () => {
    expect(groupPages([page('1', 'a x'), page('2', 'a y')], sheet, 5)).toHaveLength(1);
  });
});
