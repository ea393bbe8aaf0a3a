import {type Locator, type Page} from '@playwright/test';
import strings from '../../i18n/es/static-first/strings.json';
import {textsOf} from '../../src/lib/pluginTexts';
import {titleOf} from './build';
import {expect, hydrated, test as base} from './test';
import {uiString} from './uiStrings';

/** The messages of a page that does not start. */
export const words = textsOf(strings);

/** A page object: what a user does while something fails, and what the page must show. */
class User {
  private loads = 0;
  private navigations = 0;
  /** The consequences of the fault of this test. */
  expected: Consequences = {};

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.loads += 1;
      }
    });
  }

  /** Loads of the document that the user did not cause. */
  get reloads(): number {
    return this.loads - this.navigations;
  }

  /** The alert at the foot of a page that could not be hydrated. */
  get message(): Locator {
    return this.page.locator('.load-error[role="alert"]');
  }

  /** The Retry button of that alert, or of the box instead of a page that did not load. */
  get retryButton(): Locator {
    const buttonOf = (name: string) => this.page.getByRole('alert').getByRole('button', {name});
    return buttonOf(words.retry).or(buttonOf(uiString('es', 'loading.retry')));
  }

  /** Opens a page by its address. */
  async open(path: string): Promise<void> {
    this.navigates();
    await this.page.goto(path, {waitUntil: 'commit'});
  }

  /** The next load of a document is caused by the user: it does not count as a reload. */
  navigates(): void {
    this.navigations += 1;
  }

  /** The text of a page is visible and styled, with or without scripts. */
  async expectText(path: string): Promise<void> {
    await expect(this.page.getByRole('heading', {level: 1})).toHaveText(titleOf(path));
    await expect(this.page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(this.page.getByRole('main')).toBeVisible();
    // Without any style a browser leaves a margin around the body.
    await expect(this.page.locator('body')).toHaveCSS('margin', '0px');
  }

  /** The page shows that it failed to load, why, and Retry. */
  async expectLoadError(reason: string | RegExp): Promise<void> {
    await expect(this.message).toHaveCount(1);
    await expect(this.message).toBeVisible();
    await expect(this.message.getByText(words.failed)).toBeVisible();
    await expect(this.message.locator('small')).toHaveText(reason);
    await expect(this.retryButton).toBeVisible();
  }

  /** The page shows that there is no connection, and no control that needs one. */
  async expectOfflineMessage(): Promise<void> {
    await expect(this.message.getByText(words.offline)).toBeVisible();
    await expect(this.message.getByText(words.failed)).toBeHidden();
    await expect(this.retryButton).toBeHidden();
  }

  /** The page shows no error. */
  async expectNoMessage(): Promise<void> {
    await expect(this.page.getByRole('alert')).toHaveCount(0);
  }

  /** Presses Retry; the page loads again and is hydrated. */
  async retry(): Promise<void> {
    this.navigates();
    // The page that is left is hydrated too: a control that is pressed there is lost.
    await Promise.all([this.page.waitForEvent('domcontentloaded'), this.retryButton.click()]);
    await hydrated(this.page);
    await this.expectNoMessage();
    await this.expectInteractive();
  }

  /** The page shows why it failed to load, and its text. Once the fault has gone, Retry works. */
  async expectToRecover(path: string, reason: string | RegExp, removeFault: () => unknown): Promise<void> {
    await this.expectLoadError(reason);
    await this.expectText(path);
    await removeFault();
    await this.retry();
    await this.expectText(path);
  }

  /** The page is hydrated, and a button that needs scripts works. */
  async expectInteractive(): Promise<void> {
    await hydrated(this.page);
    const html = this.page.locator('html');
    const mode = await html.getAttribute('data-theme');
    // By key: the open search covers it.
    await this.page.locator('.color-toggle').first().press('Enter');
    await expect(html).toHaveAttribute('data-theme', mode === 'dark' ? 'light' : 'dark');
  }

  /** Without the user's help the page shows its text and no error. */
  async expectRecovered(path: string): Promise<void> {
    await this.expectText(path);
    await this.expectNoMessage();
  }

  /** Follows a link of the navigation to a page. */
  async follow(path: string): Promise<void> {
    const links = this.page.locator(`.navbar__inner a[href="${path}"], footer a[href="${path}"]`);
    // The navbar of a narrow screen hides its links.
    await links.filter({visible: true}).first().click();
  }

  /** Presses the button of the search, which needs scripts. */
  async pressSearch(): Promise<void> {
    await this.search.getByRole('button').click();
  }

  /** The search is open: the press was replayed. */
  async expectSearchOpen(): Promise<void> {
    await hydrated(this.page);
    await expect(this.search.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await expect(this.search.getByRole('button')).not.toHaveAttribute('aria-busy');
  }

  private get search(): Locator {
    return this.page.locator('.navbar__inner .search__field');
  }
}

/** The consequences of a fault. Without them the console stays silent, and the page does not load itself again. */
interface Consequences {
  /** The page loads itself again. No fault may cause that more than once. */
  reload?: true;
  /** Messages that the console may show. At least one of them must appear. */
  console?: RegExp;
}

/** The test of a fault: it says what the fault causes, injects it, and asserts through the user what is shown. */
export const test = base.extend<{user: User}>({
  user: async ({page, pageErrors}, use) => {
    const user = new User(page);
    await use(user);
    const {reload = false, console} = user.expected;
    expect(user.reloads, 'reloads that the user did not cause').toBe(Number(reload));
    if (console) {
      const errors = pageErrors.splice(0);
      expect(errors.length, 'console messages of this fault').toBeGreaterThan(0);
      pageErrors.push(...errors.filter((pageError) => !console.test(pageError)));
    }
  },
});
