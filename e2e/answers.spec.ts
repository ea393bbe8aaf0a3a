import {saveData} from './support/conditions';
import {addressOf, oneLocale} from './support/routes';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const answer = '#forgot-password';

for (const locale of oneLocale) {
  const faq = addressOf('/docs/faq/', locale);

  test(`an answer opens by hand and by key (${locale})`, async ({page}) => {
    await open(page, faq);
    const question = page.locator(`${answer} > summary`);
    const body = page.locator(`${answer} .answer__body`);
    await expect(body).toBeHidden();
    await question.click();
    await expect(body).toBeVisible();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(body).toBeHidden();
  });

  test(`an answer that is pointed at eases open, unless motion is to be reduced (${locale})`, async ({page}) => {
    await open(page, faq);
    const duration = () =>
      page.locator(answer).evaluate((details) => getComputedStyle(details, '::details-content').transitionDuration);
    await page.locator(`${answer} > summary`).hover();
    await expect.poll(duration).toContain('0.15s');
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await duration()).toBe('0s');
  });

  test(`an address with an answer's name opens it and shows it (${locale})`, async ({page}) => {
    await open(page, faq + answer);
    await expect(page.locator(`${answer} .answer__body`)).toBeVisible();
    await expect(page.locator(`${answer} > summary`)).toBeInViewport();
  });

  test(`it does so before the page is hydrated, too (${locale})`, async ({page}) => {
    await saveData(page);
    await page.goto(faq + answer);
    await expect(page.locator(`${answer} .answer__body`)).toBeVisible();
    await page.evaluate(() => (location.hash = '#change-email'));
    await expect(page.locator('#change-email .answer__body')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });

  test(`a link to an answer opens it, also a second time and from another page (${locale})`, async ({page}) => {
    await open(page, faq);
    await page.evaluate((hash) => {
      const link = Object.assign(document.createElement('a'), {href: hash, id: 'the-link', textContent: hash});
      document.querySelector('main')?.prepend(link);
    }, answer);
    const body = page.locator(`${answer} .answer__body`);
    await page.locator('#the-link').click();
    await expect(body).toBeVisible();
    await page.locator(`${answer} > summary`).click();
    await expect(body).toBeHidden();
    await page.locator('#the-link').click();
    await expect(body).toBeVisible();
  });

  test(`an address with the name of an answer inside another one opens both (${locale})`, async ({page}) => {
    const inner = '#not-received-delivered';
    await open(page, addressOf('/docs/help/', locale) + inner);
    await expect(page.locator(`${inner} .answer__body`)).toBeVisible();
    await expect(page.locator(`${inner} > summary`)).toBeInViewport();
  });

  test(`words found in a closed answer open it (${locale})`, async ({page}) => {
    await page.goto(faq);
    const words = (await page.locator(`${answer} .answer__body p`).first().textContent())?.split(/[.,]/)[0] ?? '';
    // A text fragment finds words the way the browser's own search does.
    await page.goto('about:blank');
    await page.goto(`${faq}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
    await expect(page.locator(`${answer} .answer__body`)).toBeVisible();
  });

  test(`in print every answer is open, and closed again afterwards (${locale})`, async ({page}) => {
    await open(page, faq);
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const closed = page.locator('details.answer:not([open])');
    await expect(closed).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('details.answer[open]')).toHaveCount(0);
    // Browsers that support it open answers in print by style alone, also without script.
    const height = await page
      .locator(`${answer} .answer__body`)
      .evaluate((body) => body.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(0);
  });

  test(`an open answer gives its link (${locale})`, async ({page, context, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${faq}?from=mail`);
    await page.locator(`${answer} > summary`).click();
    await page
      .locator(answer)
      .getByRole('button', {name: uiString(locale, 'share.label'), exact: true})
      .click();
    await expect(page.locator(answer).getByRole('status')).toHaveText(
      {es: 'Enlace copiado', en: 'Link copied'}[locale],
    );
    // Without the query, which may contain where this reader came from.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(faq + answer, baseURL).href);
  });

  test(`an open answer passes its link on to WhatsApp, messages and mail (${locale})`, async ({page, baseURL}) => {
    await open(page, faq + answer);
    const links = await page
      .locator(`${answer} .share a`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.map((link) => new URL(link ?? '').protocol)).toEqual(['https:', 'sms:', 'mailto:']);
    const address = new URL(faq + answer, baseURL).href;
    expect(
      links.map((link) => new URL(link ?? '').searchParams).map((query) => query.get('text') ?? query.get('body')),
    ).toEqual([address, address, address]);
    // A closed one has the link of the built page, and no menu.
    await expect(page.locator('.answer > .share[role=group]')).toHaveCount(1);
    const question = await page.locator(`${answer} > summary`).innerText();
    await expect(page.locator(`${answer} > .share`)).toHaveAccessibleName(
      `${uiString(locale, 'share.label')}: ${question}`,
    );
  });

  test(`the device's share sheet gets the exact address, where there is one (${locale})`, async ({page, baseURL}) => {
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset.shared = data.url;
        // The reader closes the share sheet.
        return Promise.reject(new DOMException('', 'AbortError'));
      };
      Object.defineProperty(navigator, 'share', {value: share});
    });
    const task = addressOf('/docs/password/', locale);
    await open(page, task);
    const shared = () => page.locator('html').getAttribute('data-shared');
    const buttons = page.getByRole('button', {name: uiString(locale, 'share.label'), exact: true});
    await expect(buttons).toHaveCount(2);
    await buttons.last().click();
    expect(await shared()).toBe(new URL(`${task}#forgot`, baseURL).href);
    await page.locator('#too-many-tries > summary').click();
    await page
      .locator('#too-many-tries')
      .getByRole('button', {name: uiString(locale, 'share.label'), exact: true})
      .click();
    expect(await shared()).toBe(new URL(`${task}#too-many-tries`, baseURL).href);
  });

  test(`a share sheet that the device refuses to open is replaced by copying (${locale})`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', {value: share});
    });
    await open(page, faq + answer);
    const shown = page.locator(answer);
    await shown.getByRole('button', {name: uiString(locale, 'share.label'), exact: true}).click();
    await expect(shown.getByRole('status')).toHaveText(uiString(locale, 'share.copied'));
  });

  test(`where nothing can be copied the link is put into the address bar (${locale})`, async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await open(page, faq);
    await page.locator(`${answer} > summary`).click();
    await page
      .locator(answer)
      .getByRole('button', {name: uiString(locale, 'share.label'), exact: true})
      .click();
    await expect(page.locator(answer).getByRole('status')).toHaveText(uiString(locale, 'share.inAddressBar'));
    await expect(page).toHaveURL(new RegExp(`${answer}$`));
  });
}
