import {beforeEach, describe, expect, it, vi} from 'vitest';
import {find, setPage} from '../testing/page';
import {revealTarget} from './revealTarget';

const isOpen = (selector: string) => find(selector).hasAttribute('open');

describe('revealTarget', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');

  beforeEach(() => {
    scrollIntoView.mockReset();
    setPage({
      body: `
        <h2 id="problems">Problems</h2>
        <details id="outer"><summary>Outer</summary><details id="inner"><summary>Inner</summary></details></details>`,
    });
  });

  it('opens the answer that is named, and leaves the page where it is', () => {
    revealTarget('#outer');
    expect([isOpen('#outer'), isOpen('#inner')]).toEqual([true, false]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('opens the answers around it, and goes to it', () => {
    revealTarget('#inner');
    expect([isOpen('#outer'), isOpen('#inner')]).toEqual([true, true]);
    expect(scrollIntoView.mock.contexts).toEqual([find('#inner')]);
  });

  it.each(['', '#problems', '#nothing'])('does nothing for "%s"', (hash) => {
    revealTarget(hash);
    expect([isOpen('#outer'), isOpen('#inner')]).toEqual([false, false]);
  });

  it('scrolls to the bar of a step in the walkthrough, which no browser does on its way back', () => {
    setPage({body: '<div class="walk" id="walk-steps-1"></div>'});
    revealTarget('#walk-steps-1');
    expect(scrollIntoView.mock.contexts).toEqual([find('#walk-steps-1')]);
  });
});
