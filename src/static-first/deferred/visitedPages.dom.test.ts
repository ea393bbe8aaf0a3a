import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {registerWorker} from './visitedPages';

const never = () => new Promise<never>(() => undefined);
const installing = Object.assign(new EventTarget(), {state: 'installing'});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['its file never comes', never],
  ['the file of its update never comes', () => Promise.resolve({active: {}, update: never})],
  ['it is never active', () => Promise.resolve({installing, active: null})],
])('the registration of the worker ends when %s', async (_, register) => {
  Object.defineProperty(navigator, 'serviceWorker', {value: {register}, configurable: true});
  const outcome = registerWorker('/').catch((error: unknown) => (error as Error).name);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toBe('TimeoutError');
});
