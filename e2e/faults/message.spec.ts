import {type Page} from '@playwright/test';
import {expectClean} from '../support/axe';
import {pauseRequests} from '../support/conditions';
import {test, words} from '../support/fault';
import {breakResponse, files} from '../support/files';
import {expect} from '../support/test';

// The message of a page whose scripts do not arrive is small, can be closed by the reader, and covers no link.

const path = '/docs/';

/** Whether the last link of the footer can be clicked at the end of the page. */
const isLastLinkFree = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    const link = [...document.querySelectorAll('footer a')].at(-1);
    const {left, top, width, height} = link?.getBoundingClientRect() ?? new DOMRect();
    return link?.contains(document.elementFromPoint(left + width / 2, top + height - 2)) === true;
  });

test('the message is small even with large letters, accessible, and covers no link', async ({page, user, context}) => {
  user.consequences = {reload: true, console: /main/};
  const viewport = {width: 320, height: 640};
  await page.setViewportSize(viewport);
  await breakResponse(page, files['the main script'], 'is missing');
  await user.open(path);
  await user.expectLoadError(files['the main script']);
  const box = await user.message.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.3);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, 0);
  expect(await isLastLinkFree(page)).toBe(true);
  await expectClean(page, '.load-error');
  await context.setOffline(true);
  await user.expectOfflineMessage();
  await expectClean(page, '.load-error');
  await context.setOffline(false);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  expect((await user.message.boundingBox())?.height).toBeLessThanOrEqual(viewport.height * 0.4);
  for (const name of [words.retry, words.close]) {
    const button = user.message.getByRole('button', {name});
    await expect(button).toBeInViewport({ratio: 1});
    await button.click({trial: true});
  }
  // The message is the last part of the page in the tab order.
  await user.retryButton.focus();
  await page.keyboard.press('Tab');
  await expect(user.message.getByRole('button', {name: words.close})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(user.message).toHaveCount(0);
  await user.expectText(path);
});

test('the deferred script never arrives', async ({page, user}) => {
  await page.clock.install();
  const {release: restore} = await pauseRequests(page, files['the deferred script']);
  await user.open(path);
  await user.pressSearch();
  // The clock also runs by itself, so a busy machine gets half of the wait.
  await page.clock.fastForward(10_000);
  await user.expectNoMessage();
  await page.clock.fastForward(10_500);
  await user.expectLoadError('');
  // When the script arrives after all, it repeats the press.
  restore();
  await user.expectSearchOpen();
  await user.expectNoMessage();
  await user.expectInteractive();
});
