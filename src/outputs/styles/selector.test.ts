import {describe, expect, it} from 'vitest';
import {isMet, requirementsOf, simpleSelectorsIn} from './selector';

const met = (selector: string, ...present: string[]): boolean =>
  isMet(requirementsOf(selector), (name) => present.includes(name));

describe('what a selector needs', () => {
  it('is every class, id, element and attribute that it names', () => {
    expect(requirementsOf('NAV#menu > .item[href]').simpleSelectors).toEqual(['nav', '#menu', '.item', '[href]']);
    expect(met('nav .item', 'nav', '.item')).toBe(true);
    expect(met('nav .item', 'nav')).toBe(false);
  });

  it('is no attribute that scripts or browsers set', () => {
    expect(requirementsOf('html[data-theme=dark] details[open]').simpleSelectors).toEqual(['html', 'details']);
    expect(requirementsOf('p[title]').simpleSelectors).toEqual(['p', '[title]']);
  });

  it('is one alternative of each list', () => {
    expect(met('.bar :is(.a, .b)', '.bar', '.b')).toBe(true);
    expect(met('.bar :is(.a, .b)', '.bar')).toBe(false);
    expect(met(':where(.a .b)', '.a')).toBe(false);
  });

  it('is nothing in :not', () => {
    expect(met('.bar:not(.hidden)', '.bar')).toBe(true);
  });

  it('has the simple selectors of all alternatives', () => {
    expect(simpleSelectorsIn(requirementsOf('.bar:has(.a, nav :is(.b, .c))'))).toEqual([
      '.bar',
      '.a',
      'nav',
      '.b',
      '.c',
    ]);
  });
});
