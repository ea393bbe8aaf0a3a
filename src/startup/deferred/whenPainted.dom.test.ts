import {beforeEach, describe, expect, it, vi} from 'vitest';
import {resetPageAfterEach} from '../testing/page';
import {whenPainted} from './whenPainted';

resetPageAfterEach();

describe('the start of the scripts', () => {
  const idle = () => vi.advanceTimersByTimeAsync(1_000);

  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('does not wait without end, and does not run twice', async () => {
    const start = vi.fn();
    whenPainted(start);
    dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(start).toHaveBeenCalledOnce();
    dispatchEvent(new Event('load'));
    await idle();
    expect(start).toHaveBeenCalledOnce();
  });

  it('waits neither for a frame nor for an idle browser without end', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const idleCallback = vi.fn((callback: () => void, {timeout}: IdleRequestOptions = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(callback, timeout)),
    );
    vi.stubGlobal('requestIdleCallback', idleCallback);
    const start = vi.fn();
    whenPainted(start);
    dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.unstubAllGlobals();
    expect(start).toHaveBeenCalledOnce();
  });
});
