import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createDebouncedSearch, type Outcome} from './debouncedSearch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A search whose answers are resolved by the test. */
function slowSearch() {
  const pending = new Map<string, {resolve: (answer: string) => void; reject: (reason: Error) => void}>();
  const find = vi.fn(
    (query: string) => new Promise<string>((resolve, reject) => pending.set(query, {resolve, reject})),
  );
  const shown: Outcome<string>[] = [];
  const debounced = createDebouncedSearch(find, (outcome) => shown.push(outcome));
  return {...debounced, find, shown, pending};
}

describe('a debounced search', () => {
  it('searches once, 120 ms after the last keystroke', async () => {
    const {search, find} = slowSearch();
    search('r');
    await vi.advanceTimersByTimeAsync(119);
    search('re');
    await vi.advanceTimersByTimeAsync(119);
    expect(find).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(find.mock.calls).toEqual([['re']]);
  });

  it('ignores an answer that arrives after a newer query', async () => {
    const {search, shown, pending} = slowSearch();
    search('old');
    await vi.advanceTimersByTimeAsync(120);
    search('new');
    await vi.advanceTimersByTimeAsync(120);
    pending.get('new')?.resolve('second');
    pending.get('old')?.resolve('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([{query: 'new', answer: 'second'}]);
  });
});
