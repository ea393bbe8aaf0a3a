import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createAsker, type Outcome} from './asker';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A search whose answers come when the test says so. */
function slowSearch() {
  const waiting = new Map<string, {resolve: (answer: string) => void; reject: (reason: Error) => void}>();
  const find = vi.fn(
    (query: string) => new Promise<string>((resolve, reject) => waiting.set(query, {resolve, reject})),
  );
  const shown: Outcome<string>[] = [];
  const asker = createAsker(find, (outcome) => shown.push(outcome));
  return {...asker, find, shown, waiting};
}

describe('asking while the reader types', () => {
  it('waits for a pause of 120 ms and asks once', async () => {
    const {ask, find} = slowSearch();
    ask('r');
    await vi.advanceTimersByTimeAsync(119);
    ask('re');
    await vi.advanceTimersByTimeAsync(119);
    expect(find).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(find.mock.calls).toEqual([['re']]);
  });

  it('shows no answer that comes after a newer question', async () => {
    const {ask, shown, waiting} = slowSearch();
    ask('old');
    await vi.advanceTimersByTimeAsync(120);
    ask('new');
    await vi.advanceTimersByTimeAsync(120);
    waiting.get('new')?.resolve('second');
    waiting.get('old')?.resolve('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([{query: 'new', answer: 'second'}]);
  });

  it('shows why there is no answer, but not for an older question', async () => {
    const {ask, shown, waiting} = slowSearch();
    const error = new Error('no connection');
    ask('old');
    await vi.advanceTimersByTimeAsync(120);
    ask('new');
    await vi.advanceTimersByTimeAsync(120);
    waiting.get('old')?.reject(new Error('old'));
    waiting.get('new')?.reject(error);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([{query: 'new', error}]);
  });

  it('shows nothing once it is stopped', async () => {
    const {ask, stop, shown, waiting} = slowSearch();
    ask('asked');
    await vi.advanceTimersByTimeAsync(120);
    stop();
    waiting.get('asked')?.resolve('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([]);
  });
});
