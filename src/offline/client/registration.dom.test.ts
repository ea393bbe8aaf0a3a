import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SaveError} from '../manual';
import {registerWorker} from './registration';

const never = () => new Promise<never>(() => undefined);

/** The browser's container of workers, whose registration does what a test says. */
function setWorkers(register: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'serviceWorker', {value: {register}, configurable: true});
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the registration of the worker ends', () => {
  it.each([
    ['its file never comes', never],
    ['the file of its update never comes', () => Promise.resolve({active: {}, update: never})],
  ])('when %s', async (_, register) => {
    setWorkers(register);
    const outcome = registerWorker('/').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toEqual(new SaveError('connection'));
  });

  it('when it is never active', async () => {
    const installing = Object.assign(new EventTarget(), {state: 'installing'});
    setWorkers(() => Promise.resolve({installing, active: null}));
    const outcome = registerWorker('/').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await outcome).toEqual(new SaveError('browser'));
  });
});
