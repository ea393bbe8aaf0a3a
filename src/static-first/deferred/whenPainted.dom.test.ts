import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {whenPainted} from './whenPainted';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the start of the scripts waits neither for a frame nor for an idle browser without end', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const idleCallback = vi.fn((callback: () => void, {timeout}: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : Number(setTimeout(callback, timeout)),
  );
  vi.stubGlobal('requestIdleCallback', idleCallback);
  const start = vi.fn();
  void whenPainted(start);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(5_000);
  vi.unstubAllGlobals();
  expect(start).toHaveBeenCalledOnce();
});
