import {type Page} from '@playwright/test';
import {fontSettled, lateFont} from './support/font';
import {addressOf, locales} from './support/routes';
import {shifts, watchFirstFrames} from './support/layoutShift';
import {expect, open, test} from './support/test';

/** Besides the status of a page that is not there, and the family itself, which only this test lets pages have. */
const others = (pageErrors: string[]) => pageErrors.splice(0).filter((each) => !/status of 404|woff2$/.test(each));

/** Whether the family has come, and whether text is drawn with it: then it is as wide as in the family alone. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const widthIn = (family: string) => {
      const probe = document.createElement('span');
      Object.assign(probe.style, {position: 'fixed', top: '0', font: `800 100px ${family}`, visibility: 'hidden'});
      probe.textContent = 'Iglú, 0O1l';
      document.body.append(probe);
      const {width} = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const used = getComputedStyle(document.body).fontFamily;
    return {
      loaded: [...document.fonts].some(({family, status}) => family.includes('Atkinson') && status === 'loaded'),
      inUse: used.includes('Atkinson') && widthIn(used) === widthIn("'Atkinson Hyperlegible Next', monospace"),
    };
  });

for (const locale of locales) {
  test(`the font that came is used where it moves nothing, everywhere on the next page and after a reload (${locale})`, async ({
    page,
    pageErrors,
  }) => {
    await watchFirstFrames(page);
    const {send} = await lateFont(page);
    await open(page, addressOf('/docs/services/', locale));
    send();
    await fontSettled(page);
    expect(await drawn(page)).toEqual({loaded: true, inUse: false});
    await expect(page.locator('html')).toHaveAttribute('data-font', 'shown');
    for (const text of ['.lead', '#problems', '.footer__copyright']) {
      await expect(page.locator(text)).toHaveCSS('font-family', /^"Atkinson/);
    }
    expect(await shifts(page)).toEqual([]);
    await page.locator(`.navbar__inner a[href="${addressOf('/docs/faq/', locale)}"]`).click();
    await expect(page.locator('.answer').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-font', 'ready');
    expect(await drawn(page)).toEqual({loaded: true, inUse: true});
    // The faces are known from this visit. The stylesheet of this provider gives no range of characters.
    await page.reload();
    await fontSettled(page);
    expect(await page.evaluate(() => localStorage.getItem('font.faces'))).not.toContain('unicodeRange');
    expect((await drawn(page)).loaded).toBe(true);
    expect(others(pageErrors)).toEqual([]);
  });

  test(`a shift is seen: what is put in above the text moves it (${locale})`, async ({page, pageErrors}) => {
    await watchFirstFrames(page);
    const {send} = await lateFont(page);
    send();
    await open(page, addressOf('/docs/faq/', locale));
    await fontSettled(page);
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
    expect((await shifts(page)).length).toBeGreaterThan(0);
    expect(others(pageErrors)).toEqual([]);
  });
}
