import {expect, open, test} from './support/test';

/** Forced colours remove backgrounds and shadows, so lines must express the same. */

test.use({forcedColors: 'active'});

test('in forced colours controls have a border and the focus is visible', async ({page}) => {
  await open(page, '/');
  const field = page.locator('main .search__field');
  await expect(field).toHaveCSS('border-top-style', 'solid');
  await expect(field.getByRole('button')).toHaveCSS('border-top-style', 'solid');
  const tile = page.locator('.topic-list .tile').first();
  await expect(tile).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Tab');
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    // The search box shows the focus of its field.
    await expect(page.locator(':focus:not(.search__field *), .search__field:focus-within')).not.toHaveCSS(
      'outline-style',
      'none',
    );
  }
});

test('in forced colours the current entry differs from the others', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/faq/');
  const currentLink = page.locator('.menu .menu__link[aria-current="page"]');
  const otherLink = page.locator('.menu .menu__link:not([aria-current])').last();
  const weightOf = (link: typeof currentLink) => link.evaluate((each) => Number(getComputedStyle(each).fontWeight));
  expect(await weightOf(currentLink)).toBeGreaterThan(await weightOf(otherLink));
  const mark = page.locator('.navbar__link--active').last();
  const line = await mark.evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
  const paper = await mark.evaluate((link) => getComputedStyle(link.closest('nav') ?? link).backgroundColor);
  expect(line, 'the line under the entry').not.toBe(paper);
});

test('in forced colours pictures are drawn in the colours of text and paper', async ({page}) => {
  await open(page, '/docs/contacts/create-contact');
  const {text, paper} = await page.locator('body').evaluate((body) => {
    const {color, backgroundColor} = getComputedStyle(body);
    return {text: color, paper: getComputedStyle(document.documentElement).backgroundColor || backgroundColor};
  });
  expect(text).not.toBe(paper);
  const step = page.locator('.steps > li').first();
  expect(await step.evaluate((part) => getComputedStyle(part, '::after').backgroundColor)).toBe(text);
  const phone = page.locator('.phone').first();
  expect(await phone.evaluate((each) => getComputedStyle(each).borderTopColor)).toBe(text);
  await expect(page.locator('.phone__tap').first()).toHaveCSS('outline-style', 'solid');
});
