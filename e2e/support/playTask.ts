import type {Page} from '@playwright/test';

/**
 * Plays the open task to its end by clicks in the page, without pauses.
 * @param how the beginning of the announcement of a new screen, the pattern of the words that it names, and
 *   the number of mistakes practised at each step
 * @returns the faults, the kinds of controls and phones, the number of mistakes, and whether a step has another mistake
 */
export const play = (page: Page, how: {announcement: string; wordPattern: string; fails: number}) =>
  page.evaluate(async ({announcement, wordPattern, fails}) => {
    const originalSetTimeout = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void) => originalSetTimeout(run)) as typeof setTimeout;
    const turn = () => new Promise((resolve) => originalSetTimeout(resolve));
    const find = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`);
    const textOf = (selector: string) => find(selector)?.textContent ?? '';
    const box = (selector: string) => find(selector)?.getBoundingClientRect() ?? new DOMRect();
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 0 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1;
    const isApart = (one: DOMRect, other: DOMRect) =>
      one.bottom <= other.top + 1 || other.bottom <= one.top + 1 || one.right <= other.left + 1;
    /** The box includes the area around a small control that also takes taps. */
    const sizeForTaps = (mark: HTMLElement) => {
      const {width, height} = mark.getBoundingClientRect();
      const area = getComputedStyle(mark, '::before');
      return Math.min(Math.max(width, parseFloat(area.width) || 0), Math.max(height, parseFloat(area.height) || 0));
    };
    const faults: string[] = [];
    const kinds = new Set<string>();
    const failedSteps = new Set<string>();
    let canFail = false;
    const check = (checks: Record<string, boolean>) =>
      Object.entries(checks).forEach(([fault, isRight]) => {
        if (!isRight) faults.push(`${textOf('.practice__title')} ${textOf('.practice__act')} ${fault}`);
      });
    const isEnd = () => find('.primary-button')?.hidden === false;
    let screen: HTMLElement | null = null;
    if (isEnd()) find('.practice__skip')?.click();
    for (;;) {
      // The page scrolls in a ResizeObserver, which runs at the end of the frame.
      await new Promise(requestAnimationFrame);
      await turn();
      const step = location.hash;
      // A mistake may lead back to the same step.
      const isFirst = !failedSteps.has(step);
      const hasMistake = () => isFirst && find('.practice__fail')?.hidden === false;
      for (let attempt = 0; attempt < fails && hasMistake(); attempt += 1) {
        find('.practice__fail')?.click();
        failedSteps.add(step);
      }
      canFail ||= hasMistake();
      const mark = find('.phone__now');
      const view = new DOMRect(0, 0, innerWidth, innerHeight);
      const [phone, say, foot] = [box('.phone--whole'), box('.practice__say'), box('.practice__foot')];
      const scroller = mark?.closest('.phone__body, .phone__dialog, .phone--whole');
      const holder = scroller?.getBoundingClientRect() ?? view;
      const markBox = mark?.getBoundingClientRect() ?? phone;
      const controls = [...document.querySelectorAll('dialog footer > *, dialog header > :is(a, button)')];
      const frame = find('.phone--whole');
      const sentence = find('.practice__say') ?? document.body;
      const body = find('.phone__body') ?? document.body;
      check({
        'the screen can be pushed sideways': body.scrollWidth <= body.clientWidth,
        'the frame scrolls': frame !== null && frame.scrollHeight <= frame.clientHeight && frame.scrollTop === 0,
        'out of view': [phone, say, foot, box('.practice__bar')].every((each) => isInside(each, view)),
        'the sentence is covered': isApart(say, phone),
        'the foot is covered': isApart(foot, phone),
        'the sentence is cut':
          sentence.scrollHeight <= sentence.clientHeight && sentence.scrollWidth <= sentence.clientWidth,
        'what is wanted is cut': isInside(markBox, holder) && isInside(markBox, phone),
        'a control is small': controls.every(
          ({clientWidth, clientHeight}) => clientWidth === 0 || Math.min(clientWidth, clientHeight) > 42,
        ),
        'what is wanted is small': !mark || sizeForTaps(mark) > 43,
      });
      if (!mark) break;
      const {value} = mark.dataset;
      const isNew = screen !== (screen = find('.phone'));
      check({
        'the focus is elsewhere': document.activeElement === mark,
        'no button with a name': mark.matches('button') && /\S/.test(mark.textContent || (mark.ariaLabel ?? '')),
        'not announced': textOf('[role=status]').includes(textOf('.practice__act')),
        'it says what is not drawn':
          !isNew ||
          [...textOf('[role=status]').replace(textOf('.practice__act'), '').matchAll(RegExp(wordPattern, 'g'))].every(
            (match) => textOf('.phone').includes(match.slice(1).join('')),
          ),
        'the screen is not announced':
          !isNew || RegExp(`^${announcement}\\. .+[“«].+[”»].+`).test(textOf('[role=status]')),
      });
      kinds.add(`${mark.classList[0]} ${screen?.className}`);
      const isWait = mark.matches('.phone__wait');
      mark.click();
      check({
        'a touch ends the wait': !isWait || mark === find('.phone__now'),
        'does not answer': isWait || mark.matches('.phone__did'),
        'stays empty': value === undefined || mark.querySelector('b')?.textContent === value,
        'is not chosen': mark.ariaPressed !== 'false',
        'the value is not announced':
          value === undefined ||
          textOf('[role=status]').includes(
            /[^•]/.test(value)
              ? value.replace(/•/g, '').trim()
              : (mark.querySelector('span')?.firstChild?.textContent?.trim() ?? '•'),
          ),
        'an error of what was typed before stays':
          !mark.matches('.phone__type') || !find('.phone__error')?.getClientRects().length,
      });
      while (!isEnd() && (find('.phone__now') ?? mark) === mark) await turn();
    }
    check({
      'the end has no focus': document.activeElement === find('.primary-button'),
      'the end looks touchable': !find('.phone :is(button, a, [data-mark])') && find('.phone--end') !== null,
    });
    window.setTimeout = originalSetTimeout as typeof setTimeout;
    return {faults, kinds: [...kinds], failed: failedSteps.size, canFail};
  }, how);
