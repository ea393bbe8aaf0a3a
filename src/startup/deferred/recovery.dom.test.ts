import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {CLICKS_KEY, readItem} from '../inline/storage';
import {recover} from './recovery';

describe('a page that reloads itself', () => {
  const releaseClicks = vi.fn(() => ['button']);
  const giveUp = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(location, 'reload').mockReturnValue();
    sessionStorage.clear();
    releaseClicks.mockClear();
    giveUp.mockClear();
    recover('main.js', {releaseClicks, giveUp});
  });
  afterEach(() => {
    // The page gives up, and listens no more.
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('keeps the clicks while the reload is pending: on a slow network it takes many seconds', () => {
    vi.advanceTimersByTime(9000);
    expect(giveUp).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    expect(readItem('session', CLICKS_KEY)).toBe('button');
  });

  it('gives up a reload that does not happen', () => {
    vi.advanceTimersByTime(10_000);
    expect(giveUp).toHaveBeenCalledExactlyOnceWith('main.js');
    window.dispatchEvent(new Event('pagehide'));
    expect(readItem('session', CLICKS_KEY)).toBeNull();
  });
});
