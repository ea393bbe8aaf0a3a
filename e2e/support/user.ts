import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Locator, type Page} from '@playwright/test';
import {type Locale} from './locales';
import {sourceStrings, translatedStrings, type Strings} from '../../src/static-first/hydration/strings';
import {buildFolder, fileOf, readPage} from './build';
import {addressOf} from './routes';
import {expect, hydrated} from './test';

type Translations = Record<string, {message: string}>;

const english = join(buildFolder, '..', 'i18n', 'en', 'hydration-loader', 'strings.json');
const words: Record<Locale, Strings> = {
  es: sourceStrings(),
  en: translatedStrings([{path: 'strings', content: JSON.parse(readFileSync(english, 'utf8')) as Translations}]),
};

const retry = {es: 'Reintentar', en: 'Retry'} as const;

/** A page object: what a user does while something fails, and what the page must show. Each observation is noted for the table. */
export class User {
  readonly observations: string[] = [];
  /** How the page recovered; a dash until a test sets it. */
  recovery = '-';
  private loads = 0;
  private navigations = 0;

  constructor(
    private readonly page: Page,
    private readonly locale: Locale,
  ) {
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
    return this.page.getByRole('alert').getByRole('button', {name: retry[this.locale]});
  }

  /** Opens a page by its address. */
  async open(path: string): Promise<void> {
    this.navigates();
    await this.page.goto(addressOf(path, this.locale), {waitUntil: 'commit'});
  }

  /** The next load of a document is caused by the user: it does not count as a reload. */
  navigates(): void {
    this.navigations += 1;
  }

  /** The text of a page is visible and styled, with or without scripts. */
  async expectText(path: string): Promise<void> {
    const heading = readPage(fileOf(addressOf(path, this.locale))).querySelector('h1')?.text ?? '';
    await expect(this.page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(this.page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(this.page.getByRole('main')).toBeVisible();
    // Without any style a browser leaves a margin around the body.
    await expect(this.page.locator('body')).toHaveCSS('margin', '0px');
    this.note('the text');
  }

  /** The page shows that it failed to load, why, and Retry. */
  async expectLoadError(reason: string | RegExp): Promise<void> {
    await expect(this.message).toHaveCount(1);
    await expect(this.message).toBeVisible();
    await expect(this.message.getByText(words[this.locale].failed)).toBeVisible();
    await expect(this.message.locator('small')).toHaveText(reason);
    await expect(this.retryButton).toBeVisible();
    this.note(`message (${await this.message.locator('small').innerText()})`);
  }

  /** The page shows that there is no connection, and no control that needs one. */
  async expectOfflineMessage(): Promise<void> {
    await expect(this.message.getByText(words[this.locale].offline)).toBeVisible();
    await expect(this.message.getByText(words[this.locale].failed)).toBeHidden();
    await expect(this.retryButton).toBeHidden();
    this.note('message (no connection)');
  }

  /** The page shows that the site was built for another address, and the base URL that would fit. */
  async expectBaseUrlBanner(configured: string, found: string): Promise<void> {
    await expect(this.message).toHaveCount(1);
    await expect(this.message.getByText(words[this.locale].baseTitle)).toBeVisible();
    await expect(this.message.getByText(words[this.locale].baseConfigured)).toContainText(configured);
    await expect(this.message.getByText(words[this.locale].baseSuggested)).toContainText(found);
    this.note(`banner (${configured} should be ${found})`);
  }

  /** The page shows no error. */
  async expectNoMessage(): Promise<void> {
    await expect(this.page.getByRole('alert')).toHaveCount(0);
  }

  /** Presses Retry; the page loads again and is hydrated. */
  async retry(): Promise<void> {
    this.navigates();
    await this.retryButton.click();
    await hydrated(this.page);
    await this.expectNoMessage();
    await this.expectInteractive();
    this.recovery = 'by Retry';
  }

  /** The page is hydrated, and a button that needs scripts works. */
  async expectInteractive(): Promise<void> {
    await hydrated(this.page);
    const {html, mode} = {html: this.page.locator('html'), mode: await this.theme()};
    await this.page.locator('button[class*="toggleButton"]').first().click();
    await expect(html).toHaveAttribute('data-theme', mode === 'dark' ? 'light' : 'dark');
  }

  /** The fault has no effect: text, buttons and no message. */
  async expectUnaffected(path: string): Promise<void> {
    await this.expectText(path);
    await this.expectInteractive();
    await this.expectNoMessage();
    this.recovery = 'needs nothing';
  }

  /** Without the user's help the page shows its text and no error. */
  async expectRecovered(path: string): Promise<void> {
    await this.expectText(path);
    await this.expectNoMessage();
    this.recovery = 'by itself';
  }

  /** Follows a link of the navigation to a page. */
  async follow(path: string): Promise<void> {
    const href = addressOf(path, this.locale);
    const links = this.page.locator(`.navbar__inner a[href="${href}"], footer a[href="${href}"]`);
    // The navbar of a narrow screen hides its links.
    await links.filter({visible: true}).first().click();
  }

  /** Presses the button of the language menu, which needs scripts. */
  async pressLanguageMenu(): Promise<void> {
    await this.languages.click();
  }

  /** The language menu is open: the press was replayed once. */
  async expectLanguageMenuOpen(): Promise<void> {
    await hydrated(this.page);
    await expect(this.languages).toHaveAttribute('aria-expanded', 'true');
    await expect(this.languages).not.toHaveAttribute('aria-busy');
    this.note('the menu that was pressed');
  }

  private get languages(): Locator {
    return this.page.locator('.navbar__inner .dropdown > button');
  }

  /** Adds an observation to the table. */
  note(what: string): void {
    if (!this.observations.includes(what)) {
      this.observations.push(what);
    }
  }

  private theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }
}
