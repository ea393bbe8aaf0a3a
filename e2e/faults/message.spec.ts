import {type Page} from '@playwright/test';
import {saveData} from '../support/conditions';
import {fault} from '../support/fault';
import {breakResponse, files} from '../support/files';
import {expect, hydrated, test} from '../support/test';

// The message of a page whose scripts do not come: small, closed by the reader, and above no link.

const page = '/docs/';
const close = 'Cerrar';

/** Whether the last link of the footer can be clicked at the end of the page. */
const isLastLinkFree = (target: Page) =>
  target.evaluate(() => {
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    const link = [...document.querySelectorAll('footer a')].at(-1);
    const {left, top, width, height} = link?.getBoundingClientRect() ?? new DOMRect();
    return link?.contains(document.elementFromPoint(left + width / 2, top + height - 2)) === true;
  });

test(
  'the message is small, covers no link of the footer, and leaves most of a small screen free at large letters',
  fault({reloads: 1, console: /main/}, async ({page: target, user}) => {
    const viewport = {width: 320, height: 640};
    await target.setViewportSize(viewport);
    await breakResponse(target, files['the main script'], 'is missing');
    await user.open(page);
    await user.expectLoadError(files['the main script']);
    const box = await user.message.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.3);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, 0);
    expect(await isLastLinkFree(target)).toBe(true);
    await target.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    expect((await user.message.boundingBox())?.height).toBeLessThanOrEqual(viewport.height * 0.4);
    for (const name of ['Reintentar', close]) {
      const button = user.message.getByRole('button', {name});
      await expect(button).toBeInViewport({ratio: 1});
      await button.click({trial: true});
    }
    // By keyboard: it is the last part of the page.
    await user.retryButton.focus();
    await target.keyboard.press('Tab');
    await expect(user.message.getByRole('button', {name: close})).toBeFocused();
    await target.keyboard.press('Enter');
    await expect(user.message).toHaveCount(0);
    await user.expectText(page);
  }),
);

test(
  'a script never arrives',
  fault({reloads: 0}, async ({page: target, user}) => {
    await target.clock.install();
    await saveData(target);
    const restore = await breakResponse(target, files['the main script'], 'is slow');
    const asked = target.waitForRequest(files['the main script']);
    await user.open(page);
    await user.pressLanguageMenu();
    await asked;
    // The clock also runs by itself: half of the wait is left for a busy machine.
    await target.clock.fastForward(10_000);
    await user.expectNoMessage();
    await target.clock.fastForward(10_500);
    await user.expectLoadError('');
    await expect(target.locator('[aria-busy="true"]')).toHaveCount(0);
    // It comes after all.
    restore();
    await hydrated(target);
    await user.expectNoMessage();
    await user.expectInteractive();
  }),
);

test(
  'a script never arrives, and the reader tries again',
  fault({reloads: 0}, async ({page: target, user}) => {
    await target.clock.install();
    await saveData(target);
    // The route stays: to remove it would let the request that hangs go on, and the page would start before the press on Retry.
    let isBlocked = true;
    await target.route(files['the main script'], (route) => (isBlocked ? undefined : route.continue()));
    const asked = target.waitForRequest(files['the main script']);
    await user.open(page);
    await user.pressLanguageMenu();
    await asked;
    await target.clock.fastForward(20_500);
    await user.expectLoadError('');
    isBlocked = false;
    user.navigates();
    await user.retryButton.click();
    // The press is replayed after the reload.
    await user.expectLanguageMenuOpen();
    await user.expectNoMessage();
  }),
);

test('the message is in the language of the page', async ({page: target, pageErrors}) => {
  await breakResponse(target, files['the main script'], 'is missing');
  await target.goto('/en/docs/', {waitUntil: 'commit'});
  await expect(target.locator('.load-error').getByRole('button', {name: 'Retry'})).toBeVisible();
  expect(pageErrors.splice(0)).not.toEqual([]);
});
