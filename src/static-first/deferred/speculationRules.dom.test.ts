import {expect, it, vi} from 'vitest';
import {resetPageAfterEach, setPage} from '../testing/page';
import {prefetchUntilHydrated, speculationRules} from './speculationRules';

const rules = () => [...document.querySelectorAll('script[type=speculationrules]')];

resetPageAfterEach();

it('contains valid rules, which prefetch links of the site that are hovered', () => {
  expect(JSON.parse(speculationRules)).toEqual({
    prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}],
  });
});

it('prefetches until the page is hydrated', async () => {
  setPage({});
  prefetchUntilHydrated();
  expect(rules().map(({textContent}) => textContent)).toEqual([speculationRules]);
  document.documentElement.dataset.hasHydrated = 'true';
  await vi.waitFor(() => expect(rules()).toEqual([]));
});
