import {crashText} from '../support/crash';
import {fault} from '../support/fault';
import {fileOf, readPage} from '../support/build';
import {expect, open, test} from '../support/test';

test.use({viewport: {width: 360, height: 800}});

const says = 'Esta página ha fallado.';

test(
  'one page of the manual crashes, and a link leads to another',
  fault({reloads: 0, console: /The text is gone/}, async ({page, user}) => {
    user.navigates();
    await crashText(page, '/docs/faq/');
    await open(page, '/docs/help/');
    await user.follow('/docs/faq/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(says);
    await user.follow('/docs/');
    await user.expectText('/docs/');
    await expect(page).toHaveTitle(readPage(fileOf('/docs/')).querySelector('title')?.text ?? '');
  }),
);
