import {expect, idle, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// In-app browsers have their own user agents and lack the usual controls around the page.

const webview =
  'Mozilla/5.0 (Linux; Android 12; SM-A125F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
/** The user agent of an app, and whether its pages have a `print`, which does nothing in an app. */
const apps = {
  'Facebook on Android': {userAgent: `${webview} [FB_IAB/FB4A;FBAV/440.0.0.0;]`, hasPrint: true},
  'Instagram on an iPhone': {userAgent: `${iPhone} Instagram 300.0.0.0`, hasPrint: false},
};

for (const [app, {userAgent, hasPrint}] of Object.entries(apps)) {
  test.describe(app, () => {
    test.use({userAgent, viewport: {width: 360, height: 640}, hasTouch: true});

    test('every control works, or is missing', async ({page, baseURL}) => {
      await page.addInitScript((isThere) => {
        for (const name of ['serviceWorker', 'clipboard', 'share', 'locks', 'connection'])
          Reflect.deleteProperty(Navigator.prototype, name);
        for (const name of ['caches', 'speechSynthesis', 'Notification']) Reflect.deleteProperty(window, name);
        Object.defineProperty(window, 'print', {value: () => undefined});
        if (!isThere) Reflect.deleteProperty(window, 'print');
      }, hasPrint);
      // Back leads through the history, so the menu has an entry there.
      await page.goto('/docs/');
      await idle(page);
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('html')).toHaveAttribute('data-covered');
      await page.goBack();
      await expect(page.locator('#menu')).toBeHidden();
      await open(page, '/docs/services/remittances');
      const row = page.locator('.share[data-id=receive]');
      await row.locator('summary').click();
      await expect(row.getByRole('link')).toHaveText([
        'WhatsApp',
        uiString('es', 'share.message'),
        uiString('es', 'share.mail'),
      ]);
      await row.getByRole('button', {name: uiString('es', 'share.copy')}).click();
      await expect(row.getByRole('status')).toContainText(new URL('/docs/services/remittances#receive', baseURL).href);
      await open(page, '/docs/');
      await page.locator('.save-manual button').click();
      await expect(page.locator('.save-manual [role=status]')).toHaveText(uiString('es', 'offline.unavailable'));
      await expect(page.locator('.save-manual button')).toHaveCount(0);
    });
  });
}
