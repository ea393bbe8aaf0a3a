import {act, createElement, useEffect, useRef} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, it, vi} from 'vitest';
import {useOpenState} from './useOpenState';

/** Closes the search in an effect, as the panel does when it opens the first result. */
function Closing(): null {
  const {isOpen, open, close} = useOpenState(useRef(null), useRef(null));
  useEffect(open, [open]);
  useEffect(() => {
    if (isOpen) close(false);
  }, [isOpen, close]);
  return null;
}

it('the search closes within an effect', async () => {
  const errors = vi.spyOn(console, 'error');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  await act(async () => {
    root.render(createElement(Closing));
    await Promise.resolve();
  });
  expect(errors.mock.calls).toEqual([]);
});
