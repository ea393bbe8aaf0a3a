import {serve} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {fault} from '../support/fault';

// The site was built for the root of a host, and stands in a folder: none of its files are where the page looks for them.

for (const path of ['/', '/docs/faq/']) {
  fault(`the base URL is wrong, on ${path}`, {reloads: 0, console: /404/}, async ({page, at, reader}) => {
    const {url, close} = await serve({root: buildFolder, baseUrl: '/ayuda/'});
    try {
      reader.asks();
      await page.goto(url.replace(/\/$/, '') + at(path));
      await reader.isToldBaseUrl('/', '/ayuda/');
      await reader.reads(path);
    } finally {
      await close();
    }
  });
}
