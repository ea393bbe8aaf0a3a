import {describe, expect, it} from 'vitest';
import {isMet, needsOf, partsOf} from './selector';

const met = (selector: string, ...parts: string[]): boolean => isMet(needsOf(selector), (part) => parts.includes(part));

describe('what a selector needs', () => {
  it('is every class, id, element and attribute that it names', () => {
    expect(needsOf('NAV#menu > .item[href]').parts).toEqual(['nav', '#menu', '.item', '[href]']);
    expect(met('nav .item', 'nav', '.item')).toBe(true);
    expect(met('nav .item', 'nav')).toBe(false);
  });

  it('is no attribute that scripts or browsers set', () => {
    expect(needsOf('html[data-theme=dark] details[open]').parts).toEqual(['html', 'details']);
    expect(needsOf('p[title]').parts).toEqual(['p', '[title]']);
  });

  it('is one alternative of each list', () => {
    expect(met('.bar :is(.a, .b)', '.bar', '.b')).toBe(true);
    expect(met('.bar :is(.a, .b)', '.bar')).toBe(false);
    expect(met(':where(.a .b)', '.a')).toBe(false);
  });

  it('is nothing that stands in :not', () => {
    expect(met('.bar:not(.hidden)', '.bar')).toBe(true);
  });

  it('names the parts of all alternatives', () => {
    expect(partsOf(needsOf('.bar:has(.a, nav :is(.b, .c))'))).toEqual(['.bar', '.a', 'nav', '.b', '.c']);
  });
});
