import {expect, it} from 'vitest';
import {groupPages} from './stylesheetGroups';

const page = (...selectors: string[]) => ({selectors: new Set(selectors)});

it('pages with the same markup share a stylesheet, and others have their own while there are few', () => {
  const [one, other, same] = [page('.a', '.b'), page('.c'), page('.b', '.a')];
  expect(groupPages([one, other, same], 2)).toEqual([[one, same], [other]]);
});

it('pages that are most alike share one when there are more kinds than stylesheets', () => {
  const [one, other, alike] = [page('.a', '.b'), page('.c', '.d'), page('.a', '.b', '.e')];
  expect(groupPages([one, other, alike], 2)).toEqual([[other], [one, alike]]);
});

it('one page is given the rules of another before many are', () => {
  const many = Array.from({length: 9}, () => page('.a', '.b'));
  const [single, rare] = [page('.a', '.c', '.d'), page('.c', '.e', '.f')];
  expect(groupPages([...many, single, rare], 2)).toEqual([many, [single, rare]]);
});
