import {type Locator, type Page} from '@playwright/test';
import strings from '../../i18n/es/static-first/strings.json';
import {textsOf} from '../../src/lib/pluginTexts';
import {titleOf} from './build';
import {expect, hydrated, test as base} from './test';
import {uiString} from './uiStrings';

/** The messages on a page that does not start. */
export const words = textsOf(strings);

/** A page object with the actions of a user during a fault, and assertions about what the page shows. */
class User {
  /** The number of document loads that the user did not cause. */
  reloads = 0;
  consequences: Consequences = {};

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.reloads += 1;
      }
    });
  }

  /** The alert at the foot of a page that could not hydrate. */
  get message(): Locator {
    return this.page.locator('.load-error[role="alert"]');
  }

  /** The Retry button of that alert, or of the box that replaces a page which did not load. */
  get retryButton(): Locator {
    const buttonOf = (name: string) => this.page.getByRole('alert').getByRole('button', {name});
    return buttonOf(words.retry).or(buttonOf(uiString('es', 'loading.retry')));
  }

  async open(path: string): Promise<void> {
    this.navigates();
    await this.page.goto(path, {waitUntil: 'commit'});
  }

  /** Marks the next document load as caused by the user, so that it does not count as a reload. */
  navigates(): void {
    this.reloads -= 1;
  }

  /** Asserts that the text of a page is visible and styled, with or without scripts. */
  async expectText(path: string): Promise<void> {
    await expect(this.page.getByRole('heading', {level: 1})).toHaveText(titleOf(path));
    await expect(this.page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(this.page.getByRole('main')).toBeVisible();
    // Without styles a browser adds a margin around the body.
    await expect(this.page.locator('body')).toHaveCSS('margin', '0px');
  }

  /** Asserts that the page shows that it failed to load, the reason, and Retry. */
  async expectLoadError(reason: string | RegExp): Promise<void> {
    await expect(this.message).toHaveCount(1);
    await expect(this.message).toBeVisible();
    await expect(this.message.getByText(words.failed)).toBeVisible();
    await expect(this.message.locator('small')).toHaveText(reason);
    await expect(this.retryButton).toBeVisible();
  }

  /** Asserts that the page shows that there is no connection, and shows no control that needs one. */
  async expectOfflineMessage(): Promise<void> {
    await expect(this.message.getByText(words.offline)).toBeVisible();
    await expect(this.message.getByText(words.failed)).toBeHidden();
    await expect(this.retryButton).toBeHidden();
  }

  async expectNoMessage(): Promise<void> {
    await expect(this.page.getByRole('alert')).toHaveCount(0);
  }

  /** Presses Retry and waits until the page has loaded and hydrated. */
  async retry(): Promise<void> {
    this.navigates();
    // The previous page is also hydrated, and a press on one of its controls would be lost.
    await Promise.all([this.page.waitForEvent('domcontentloaded'), this.retryButton.click()]);
    await hydrated(this.page);
    await this.expectNoMessage();
    await this.expectInteractive();
  }

  /** Asserts that the page shows why it failed to load, and its text, and that Retry works without the fault. */
  async expectToRecover(path: string, reason: string | RegExp, removeFault: () => unknown): Promise<void> {
    await this.expectLoadError(reason);
    await this.expectText(path);
    await removeFault();
    await this.retry();
    await this.expectText(path);
  }

  /** Asserts that the page is hydrated, and that a button that needs scripts works. */
  async expectInteractive(): Promise<void> {
    await hydrated(this.page);
    const html = this.page.locator('html');
    const mode = await html.getAttribute('data-theme');
    // The open search covers the button, so a key presses it.
    await this.page.locator('.color-toggle').first().press('Enter');
    await expect(html).toHaveAttribute('data-theme', mode === 'dark' ? 'light' : 'dark');
  }

  /** Asserts that the page shows its text and no error, without the user's help. */
  async expectRecovered(path: string): Promise<void> {
    await this.expectText(path);
    await this.expectNoMessage();
  }

  async follow(path: string): Promise<void> {
    const links = this.page.locator(`.navbar__inner a[href="${path}"], footer a[href="${path}"]`);
    // On a narrow screen the navbar hides its links.
    await links.filter({visible: true}).first().click();
  }

  /** Presses the button of the search, which needs the deferred script. */
  async pressSearch(): Promise<void> {
    await this.search.getByRole('button').click();
  }

  async expectSearchOpen(): Promise<void> {
    await expect(this.search.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await expect(this.search.getByRole('button')).not.toHaveAttribute('aria-busy');
  }

  private get search(): Locator {
    return this.page.locator('.navbar__inner .search__field');
  }
}

/** The consequences of a fault. By default the console stays silent, and the page does not reload itself. */
interface Consequences {
  /** The page reloads itself. No fault may cause that more than once. */
  reload?: true;
  /** A pattern for messages on the console. At least one must appear. */
  console?: RegExp;
}

/** A test of a fault: it lists the consequences, injects the fault, and uses `user` to assert what the page shows. */
export const test = base.extend<{user: User}>({
  user: async ({page, pageErrors}, use) => {
    const user = new User(page);
    await use(user);
    const {reload = false, console} = user.consequences;
    expect(user.reloads, 'reloads that the user did not cause').toBe(Number(reload));
    if (console) {
      const errors = pageErrors.splice(0);
      expect(errors.length, 'console messages of this fault').toBeGreaterThan(0);
      pageErrors.push(...errors.filter((pageError) => !console.test(pageError)));
    }
  },
});
