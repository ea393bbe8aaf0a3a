import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Locator, type Page} from '@playwright/test';
import {type Locale} from '../../src/content/place';
import {spanishWords, translatedWords, type Words} from '../../src/plugins/boot/words';
import {buildFolder, fileOf, readPage} from './build';
import {addressOf} from './routes';
import {expect, hydrated} from './test';

type Translations = Record<string, {message: string}>;

const english = join(buildFolder, '..', 'i18n', 'en', 'boot', 'words.json');
const words: Record<Locale, Words> = {
  es: spanishWords(),
  en: translatedWords([{path: 'words', content: JSON.parse(readFileSync(english, 'utf8')) as Translations}]),
};

const retry = {es: 'Reintentar', en: 'Retry'} as const;

/** Someone who reads a page while something fails. Everything seen is checked, and noted for the table. */
export class Reader {
  readonly saw: string[] = [];
  /** How the page came back; a dash for what has nothing to come back from. */
  recovered = '-';
  private loads = 0;
  private asked = 0;

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

  /** Loads of the document that the reader did not ask for. */
  get reloads(): number {
    return this.loads - this.asked;
  }

  /** The alert at the foot of a page that could not start. */
  get message(): Locator {
    return this.page.locator('.boot-message[role="alert"]');
  }

  /** The button that tries again, in that alert or in the box of a page that did not come. */
  get retryButton(): Locator {
    return this.page.getByRole('alert').getByRole('button', {name: retry[this.locale]});
  }

  /** Opens a page by its address. */
  async opens(path: string): Promise<void> {
    this.asks();
    await this.page.goto(addressOf(path, this.locale), {waitUntil: 'commit'});
  }

  /** Something that the reader does makes the browser load a document: it is no reload of the page's own. */
  asks(): void {
    this.asked += 1;
  }

  /** The text of a page is there, visible and laid out, whatever became of its scripts. */
  async reads(path: string): Promise<void> {
    const heading = readPage(fileOf(addressOf(path, this.locale))).querySelector('h1')?.text ?? '';
    await expect(this.page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(this.page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(this.page.getByRole('main')).toBeVisible();
    // Without any style a browser leaves a margin around the body.
    await expect(this.page.locator('body')).toHaveCSS('margin', '0px');
    this.notes('the text');
  }

  /** The page says that it did not start, why, and offers to try again. */
  async isTold(reason: string | RegExp): Promise<void> {
    // It may take a reload and the patience of the page that waits for it.
    await expect(this.message).toHaveCount(1, {timeout: 15_000});
    await expect(this.message).toBeVisible();
    await expect(this.message.getByText(words[this.locale].failed)).toBeVisible();
    await expect(this.message.locator('small')).toHaveText(reason);
    await expect(this.retryButton).toBeVisible();
    this.notes(`message (${await this.message.locator('small').innerText()})`);
  }

  /** The page says that there is no connection, and offers nothing that needs one. */
  async isToldOffline(): Promise<void> {
    await expect(this.message.getByText(words[this.locale].offline)).toBeVisible({timeout: 15_000});
    await expect(this.message.getByText(words[this.locale].failed)).toBeHidden();
    await expect(this.message.getByRole('button')).toBeHidden();
    this.notes('message (no connection)');
  }

  /** The page says that the site was built for another address, and which base URL would fit. */
  async isToldBaseUrl(configured: string, found: string): Promise<void> {
    await expect(this.message).toHaveCount(1);
    await expect(this.message.getByText(words[this.locale].baseTitle)).toBeVisible();
    await expect(this.message.getByText(words[this.locale].baseConfigured)).toContainText(configured);
    await expect(this.message.getByText(words[this.locale].baseSuggested)).toContainText(found);
    this.notes(`banner (${configured} should be ${found})`);
  }

  /** Nothing went wrong that a reader would have to know of. */
  async isToldNothing(): Promise<void> {
    await expect(this.page.getByRole('alert')).toHaveCount(0);
  }

  /** Presses Retry on a page that could not start; it loads again, and starts. */
  async retries(): Promise<void> {
    this.asks();
    await this.retryButton.click();
    await hydrated(this.page);
    await this.isToldNothing();
    await this.usesButtons();
    this.recovered = 'by Retry';
  }

  /** The page answers: a menu opens that only scripts can open, and closes. */
  async usesButtons(): Promise<void> {
    await hydrated(this.page);
    const {html, mode} = {html: this.page.locator('html'), mode: await this.theme()};
    await this.page.locator('button[class*="toggleButton"]').first().click();
    await expect(html).toHaveAttribute('data-theme', mode === 'dark' ? 'light' : 'dark');
  }

  /** Whatever is wrong, the reader does without: the page is read, answers and says nothing. */
  async isUndisturbed(path: string): Promise<void> {
    await this.reads(path);
    await this.usesButtons();
    await this.isToldNothing();
    this.recovered = 'needs nothing';
  }

  /** Follows a link of the navigation to a page. */
  async follows(path: string): Promise<void> {
    const href = addressOf(path, this.locale);
    await this.page.locator(`.navbar__inner a[href="${href}"], footer a[href="${href}"]`).first().click();
  }

  /** Presses the button of the list of languages, as someone does who wants it: it needs scripts. */
  async pressesLanguages(): Promise<void> {
    await this.languages.click();
  }

  /** The list of languages is open: a press was carried out, once. */
  async seesLanguages(): Promise<void> {
    await hydrated(this.page);
    await expect(this.languages).toHaveAttribute('aria-expanded', 'true');
    await expect(this.languages).not.toHaveAttribute('aria-busy');
    this.notes('the list that was asked for');
  }

  private get languages(): Locator {
    return this.page.locator('.navbar__inner .dropdown > button');
  }

  notes(what: string): void {
    if (!this.saw.includes(what)) {
      this.saw.push(what);
    }
  }

  private theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }
}
