import {expect} from 'vitest';
import type {Engine, Tab} from './tab';

/** Marks the element to click, so that every protocol can find it. */
const FOUND = '[data-found]';

/** Whether a reader sees an element. */
const IS_VISIBLE = `(element.getBoundingClientRect().width > 1 && getComputedStyle(element).visibility === 'visible')`;

/** The longest time that a journey waits for a page, in milliseconds. Only a failing test waits so long. */
const TIMEOUT = 20_000;

/** A page as a journey sees it: the visible parts, and controls by the words that a reader sees. */
export class Page {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.tab.open(this.origin + path);
  }

  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.isHydrated();
  }

  isHydrated(): Promise<void> {
    return this.is('document.documentElement.dataset.hasHydrated === "true"');
  }

  /** Opens a path and waits until an engine has loaded everything: Firefox reports a script that is canceled by leaving the page. */
  openWhole(path: string, promise: Engine['promise']): Promise<void> {
    return promise === 'complete' ? this.openHydrated(path) : this.open(path);
  }

  /** Waits until an expression is true in the page. A navigation ends the context of the expression, which counts as no answer. */
  async is(expression: string): Promise<void> {
    await expect
      .poll(() => this.tab.evaluate<boolean>(`Boolean(${expression})`).catch(() => false), {
        timeout: TIMEOUT,
        message: `waited for ${expression}`,
      })
      .toBe(true);
  }

  /** Waits until the address is this path, with query and hash. */
  isAt(path: string): Promise<void> {
    return this.is(`location.pathname + location.search + location.hash === ${JSON.stringify(path)}`);
  }

  hasHeading(text: string): Promise<void> {
    return this.is(
      `document.querySelector('h1') && document.querySelector('h1').innerText.includes(${JSON.stringify(text)})`,
    );
  }

  /**
   * Waits for a visible element with this name, by its label or its text, that nothing covers, and clicks it.
   * @param selector what kind of element it is
   */
  async click(selector: string, name: string): Promise<void> {
    await this.find(
      selector,
      `[element.getAttribute('aria-label'), element.textContent.trim()].includes(${JSON.stringify(name)})`,
    );
    await this.tab.click(FOUND);
  }

  async clickFirst(selector: string): Promise<void> {
    await this.find(selector);
    await this.tab.click(FOUND);
  }

  /** Follows a visible link that is outside of the screen, or in a list that opens with an animation: the pointer would miss it. */
  async follow(selector: string): Promise<void> {
    await this.find(selector);
    await this.tab.evaluate(`document.querySelector('${FOUND}').click()`);
  }

  /** Waits for the first visible element of a kind that meets a condition, and marks it. */
  private find(selector: string, condition = 'true'): Promise<void> {
    return this.is(`(() => {
      for (const element of document.querySelectorAll('${FOUND}')) element.removeAttribute('data-found');
      const first = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => ${condition} && ${IS_VISIBLE});
      if (first) first.setAttribute('data-found', '');
      return first;
    })()`);
  }

  /**
   * Errors in the layout of the first screen: content wider than the screen, and links or buttons of the bar at the top
   * that are outside of the screen or under something else.
   */
  layoutFaults(): Promise<string[]> {
    return this.tab.evaluate(`(() => {
      const faults = [];
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth > width) faults.push('the page is ' + document.documentElement.scrollWidth + ' px wide');
      for (const control of document.querySelectorAll('.navbar a, .navbar button, .navbar input')) {
        const box = control.getBoundingClientRect();
        if (box.width === 0 || getComputedStyle(control).visibility === 'hidden') continue;
        const name = control.getAttribute('aria-label') || control.textContent.trim() || control.tagName;
        if (box.left < 0 || box.right > width) { faults.push(name + ' is off the screen'); continue; }
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (top && !control.contains(top) && !top.contains(control)) faults.push(name + ' is under something else');
      }
      return faults;
    })()`);
  }
}
