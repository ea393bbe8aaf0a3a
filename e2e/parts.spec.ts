import {locales} from '../src/content/place';
import {readPage} from './support/build';
import {addressOf} from './support/routes';
import {expect, open, test} from './support/test';
import {word} from './support/words';

// The parts of the theme that the site draws itself, each by what it does for the reader and the stock part would not.

const icons = {
  moon: '.navbar__inner button[class*="toggleButton"] [class*="darkToggleIcon"]',
  sun: '.navbar__inner button[class*="toggleButton"] [class*="lightToggleIcon"]',
  globe: '.navbar__inner .dropdown > button svg',
  close: '.theme-announcement-bar button svg',
  menu: '.navbar__toggle svg',
};

const lists: [path: string, says: RegExp][] = [
  ['/blog', /2026/],
  ['/blog/archive', /2026/],
  ['/blog/authors', /\p{L}{3}/u],
  ['/blog/authors/equipo-de-ayuda', /2026/],
  ['/blog/tags', /\p{L}{3}/u],
  ['/blog/tags/hola', /2026/],
];

const plated = ['/docs/contacts/create-contact', '/docs/category/contactos', '/markdown-page', '/blog/welcome'];

for (const locale of locales) {
  const at = (path: string) => addressOf(path, locale);

  for (const [path, says] of lists) {
    test(`${path} is a list of one kind: each entry is one link that says what it leads to (${locale})`, async ({
      page,
    }) => {
      await open(page, at(path));
      await expect(page.locator('.plate h1')).toBeVisible();
      await expect(page.locator('main > .lead')).toHaveText(/\p{L}{3}.{40}/u);
      const entries = page.locator('.timetable > li');
      await expect(entries).not.toHaveCount(0);
      for (const entry of await entries.all()) {
        await expect(entry.getByRole('link')).toHaveCount(1);
        await expect(entry).toHaveText(says);
        await expect(entry.locator('b')).not.toBeEmpty();
        await expect(entry.locator('small')).not.toBeEmpty();
      }
      // The list of recent posts would only repeat it.
      await expect(page.locator('main ~ aside, aside ~ main')).toHaveCount(0);
    });
  }

  test(`a list of one page has no way to others (${locale})`, async ({page}) => {
    await open(page, at('/blog'));
    await expect(page.locator('.pagination-nav')).toHaveCount(0);
  });

  for (const path of plated) {
    test(`${path} has its title on a plate, with the way back (${locale})`, async ({page}) => {
      await open(page, at(path));
      const plate = page.locator('.plate');
      await expect(plate.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(plate.getByRole('navigation').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    });
  }

  test(`a post is one column, without the list of recent posts beside it (${locale})`, async ({page}) => {
    await open(page, at('/blog/welcome'));
    await expect(page.locator('.blog__main')).toBeVisible();
    await expect(page.locator('main nav[class*="sidebar"], aside[class*="sidebar"], aside.col')).toHaveCount(0);
  });

  test(`a category lists its pages with what each is for (${locale})`, async ({page}) => {
    await open(page, at('/docs/category/contactos'));
    const pages = page.locator('.destinations > li');
    await expect(pages).not.toHaveCount(0);
    for (const each of await pages.all()) {
      await expect(each.locator('small')).toHaveText(/\p{L}{3}.{40}/u);
    }
  });

  test(`a page of the manual ends with related pages instead of a paginator (${locale})`, async ({page}) => {
    await open(page, at('/docs/contacts/create-contact'));
    await expect(page.locator('main[data-topic="contacts"] > .doc__article')).toBeVisible();
    await expect(page.locator('.doc__article .destinations a').first()).toBeVisible();
    await expect(page.locator('.pagination-nav')).toHaveCount(0);
  });

  test(`the manual stands beside its navigation, which neither hides nor jumps to the top (${locale})`, async ({
    page,
  }) => {
    await open(page, at('/docs/faq/'));
    const [side, main] = [page.locator('.doc > aside'), page.locator('.doc > main')];
    const [left, right] = [await side.boundingBox(), await main.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expect(page.locator('.theme-back-to-top-button')).toHaveCount(0);
  });

  test(`the navigation of the manual names every page once, under its topic (${locale})`, async ({page}) => {
    await open(page, at('/docs/faq/'));
    const menu = page.locator('.doc > aside nav.menu');
    await expect(menu).toHaveAccessibleName(word(locale, 'theme.docs.sidebar.navAriaLabel'));
    await expect(menu.locator('[data-topic]')).not.toHaveCount(0);
    await expect(menu.locator('a[aria-current="page"]')).toHaveCount(1);
  });

  test(`a callout is named in words and has no icon (${locale})`, async ({page}) => {
    await open(page, at('/docs/contacts/create-contact'));
    const callout = page.locator('main .theme-admonition').first();
    await expect(callout.locator('.callout__title')).toHaveText(/\p{L}{3}/u);
    await expect(callout.locator('svg')).toHaveCount(0);
  });

  test(`the announcement's words are translated (${locale})`, async ({page}) => {
    await open(page, at('/docs/'));
    await expect(page.locator('.theme-announcement-bar')).toContainText(word(locale, 'announcement.text'));
  });

  test(`the footer says what the site is for and that names are examples (${locale})`, async ({page}) => {
    await open(page, at('/'));
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(word(locale, 'footer.tagline'));
    await expect(footer).toContainText(word(locale, 'footer.sample'));
  });

  test(`the brand leads home by its name in words (${locale})`, async ({page}) => {
    await open(page, at('/docs/'));
    const brand = page.locator('.navbar__inner .navbar__brand');
    await expect(brand).toHaveText(/Cercana/);
    await expect(brand.locator('svg')).not.toHaveCount(0);
    await expect(brand.locator('img')).toHaveCount(0);
  });

  test(`the bar brings nothing for a menu that lies above everything by itself (${locale})`, async ({page}) => {
    await open(page, at('/docs/'));
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('.navbar-sidebar__backdrop')).toHaveCount(0);
  });

  for (const [name, place] of Object.entries(icons)) {
    test(`the ${name} is drawn from the sprite of the site (${locale})`, async ({page}) => {
      await open(page, at('/docs/'));
      const uses = await page
        .locator(place)
        .evaluateAll((drawings) => drawings.map((drawing) => drawing.querySelector('use')?.getAttribute('href')));
      expect(uses).toContain(`${at('/')}img/icons.svg#${name}`);
    });
  }

  test(`the colour toggle draws light and dark, and no third mode (${locale})`, async ({page}) => {
    await open(page, at('/docs/'));
    await expect(page.locator('.navbar__inner button[class*="toggleButton"] svg')).toHaveCount(2);
  });

  test(`a free page has the sheet of an article and its contents beside it (${locale})`, async ({page}) => {
    await page.setViewportSize({width: 1300, height: 900});
    await open(page, at('/markdown-page'));
    await expect(page.locator('.blog__main > article.markdown')).toBeVisible();
    await expect(page.locator('.toc .table-of-contents a').first()).toBeVisible();
  });

  test(`the contents of a page open without script on a phone (${locale})`, async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 390, height: 800}, baseURL});
    const page = await context.newPage();
    await page.goto(at('/docs/'));
    const contents = page.locator('details.toc-details').first();
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await context.close();
  });

  test(`no page names itself to a search service that the site does not use (${locale})`, async ({page}) => {
    await open(page, at('/docs/'));
    await expect(page.locator('meta[name^="docsearch"], meta[name="docusaurus_tag"]')).toHaveCount(0);
  });

  test(`no page without code brings the scripts that colour code (${locale})`, async ({page}) => {
    const brought: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        brought.push(response.text());
      }
    });
    await open(page, at('/docs/'));
    expect(readPage(`${at('/docs/')}index.html`.slice(1)).querySelector('pre')).toBeNull();
    expect((await Promise.all(brought)).filter((script) => script.includes('prism-code'))).toEqual([]);
  });
}
