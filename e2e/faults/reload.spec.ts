import {setReloadTimeout} from '../support/conditions';
import {test} from '../support/fault';
import {files, breakResponse} from '../support/files';

// The one reload of a page that could not start fails as well.

const path = '/docs/';

test('the reload gets an empty answer', async ({page, user}) => {
  user.consequences = {reload: true, console: /main/};
  let loads = 0;
  const documents = ({pathname}: URL) => pathname === path;
  await page.route(documents, (route) => {
    loads += 1;
    return loads > 1 ? route.fulfill({status: 204}) : route.fallback();
  });
  const restore = await breakResponse(page, files['the main script'], 'is cut off');
  await setReloadTimeout(page, 0);
  await user.open(path);
  await user.expectToRecover(path, files['the main script'], () => {
    restore();
    return page.unroute(documents);
  });
});
