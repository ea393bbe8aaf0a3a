import type {Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {addressOf, oneLocale} from './support/routes';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

/** The text of the print footer, on screen or in print. */
const foot = (page: Page) =>
  page.locator('.footer').evaluate((footer) => footer.textContent + getComputedStyle(footer, '::after').content);

for (const locale of oneLocale) {
  test(`in print a page and the recipient's section have a QR code, fetched only then (${locale})`, async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (/\/img\/.*mobile/.test(pathname)) fetched.push(pathname);
    });
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await open(page, addressOf('/docs/services/mobile', locale));
    const codes = page.getByRole('img', {name: uiString(locale, 'printCode.alt')});
    await expect(codes).toHaveCount(0);
    expect(fetched).toEqual([]);
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    // As `page.pdf` does it; the page stands still while it is printed.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(codes).toHaveCount(2);
    await expect(page.locator('main > .print-code:first-child')).toBeVisible();
    await expect(page.locator('h2#receive + .print-code')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    const folder = addressOf('/img/docs/services/', locale);
    expect(fetched).toEqual([`${folder}mobile.svg`, `${folder}mobile-receive.svg`]);
    await expect(codes).toHaveCount(0);
  });

  test(`a page whose QR code does not come is printed without it, and does not stop (${locale})`, async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    // No answer ever comes.
    await page.route(/\/img\/.*mobile/, () => undefined);
    await open(page, addressOf('/docs/services/mobile', locale));
    // By the menu of the browser.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.print-code')).toHaveCount(0);
  });

  test(`the recipient's section is printed alone, by its own link or address (${locale})`, async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', location.hash);
    });
    await open(page, addressOf('/docs/services/remittances', locale));
    await page.locator('#receive ~ .share > summary').first().click();
    await page
      .locator('#receive ~ .share')
      .getByRole('link', {name: uiString(locale, 'share.print'), exact: true})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '#receive');
    const address = page.url().replace('#receive', '');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page, 'the next print is that of the page').toHaveURL(address);
    const print = async (address: string) => {
      await page.evaluate((hash) => location.replace(hash), address);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    };
    await page.emulateMedia({media: 'print'});
    // Its link has fetched the code.
    await print('#receive');
    const printed = () =>
      page.locator('.markdown > :visible').evaluateAll((all) => all.map((element) => element.tagName.toLowerCase()));
    expect(await printed()).toEqual(['h2', 'svg', 'p', 'ul']);
    await expect(page.locator('.markdown > h2:visible')).toHaveId('receive');
    await expect(page.locator('.print-code')).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    // From any other address the whole page is printed.
    await print('#steps');
    await expect(page.locator('h1, .steps, #receive, .answer:last-of-type').filter({visible: true})).toHaveCount(4);
  });

  test(`in print a link says where it leads (${locale})`, async ({page}) => {
    await page.goto(addressOf('/docs/checkout/', locale));
    const targets = (): Promise<string[]> =>
      page
        .locator('.markdown :is(p, .steps, .page-list) a:not([href^="#"], .share a)')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    const onScreen = await targets();
    expect(onScreen.length).toBeGreaterThan(3);
    expect(onScreen.filter((content) => content !== 'none')).toEqual([]);
    await page.emulateMedia({media: 'print'});
    expect((await targets()).filter((content) => !content.includes('('))).toEqual([]);
  });

  test(`in print six steps with their pictures take two pages at most (${locale})`, async ({page}) => {
    // A4 with the margins of a browser, in CSS pixels.
    const printArea = {width: 718, height: 1047};
    await page.setViewportSize(printArea);
    await page.emulateMedia({media: 'print'});
    for (const path of ['/docs/services/remittances', '/docs/signup/', '/docs/services/market']) {
      await page.goto(addressOf(path, locale));
      const {steps, height} = await page
        .locator('.steps')
        .first()
        .evaluate((list) => ({
          steps: list.children.length,
          height: list.getBoundingClientRect().height,
        }));
      expect(height, path).toBeLessThanOrEqual((2 * printArea.height * Math.max(steps, 6)) / 6);
      const breaks = await page
        .locator('.markdown :is(h2, h3, summary)')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter));
      expect(new Set(breaks)).toEqual(new Set(['avoid']));
    }
  });

  for (const mode of ['ordinary', 'saving data'] as const) {
    test(`the foot of a printed page has its address and the date (${locale}, ${mode})`, async ({page, baseURL}) => {
      await (mode === 'ordinary' ? Promise.resolve() : saveData(page));
      const address = addressOf('/docs/contacts/create-contact', locale);
      await (mode === 'ordinary' ? open(page, `${address}?from=mail#steps`) : page.goto(address));
      const day = await page.evaluate(
        (language) => new Date().toLocaleDateString(language, {dateStyle: 'long'}),
        locale,
      );
      await page.pdf();
      expect(await foot(page)).not.toContain(day);
      await page.emulateMedia({media: 'print'});
      expect(await foot(page)).toContain(`${new URL(address, baseURL).href} · ${day}`);
      const related = page.locator('.markdown .page-list__link').first();
      const whole = new URL((await related.getAttribute('href')) ?? '', baseURL).href;
      expect(await related.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(`(${whole})`);
    });
  }

  test(`in print nothing is white on a ground that is not printed, and no button is left (${locale})`, async ({
    page,
  }) => {
    await open(page, addressOf('/', locale));
    await page.emulateMedia({media: 'print'});
    const inks = await page
      .locator('.services a, .services .pictogram, .page-list .icon-tile')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    expect(inks.length).toBeGreaterThan(8);
    expect(inks.filter((ink) => ink !== 'rgb(0, 0, 0)')).toEqual([]);
    await expect(page.locator('.contact__status')).toBeHidden();
    await page.goto(addressOf('/docs/', locale));
    await expect(page.locator('.save-manual')).toBeHidden();
  });

  test(`in print dark colours are light ones: browsers print no backgrounds (${locale})`, async ({page}) => {
    const ink = () => page.locator('.markdown p').first();
    const colour = () => ink().evaluate((text) => getComputedStyle(text).color);
    await page.goto(addressOf('/docs/checkout/', locale));
    const light = await colour();
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await expect.poll(colour).not.toBe(light);
    await page.emulateMedia({media: 'print'});
    expect(await colour()).toBe(light);
  });
}
