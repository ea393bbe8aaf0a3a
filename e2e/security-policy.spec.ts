import {integrityOf} from '../src/static-first';
import {scriptsOf} from './support/build';
import {expect, hydrated, test} from './support/test';

/** Every test runs under the content security policy of the hosts: each violation is a page error, and fails the test. */

test('an inline script that was injected into a page is blocked, and the page works', async ({page, pageErrors}) => {
  await page.route('**/docs/faq/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const injectedHtml =
      '<script>document.documentElement.dataset.injected = ""</script><img src=x onerror="injected()">';
    await route.fulfill({response, body: body.replace('<main', `${injectedHtml}<main`)});
  });
  await page.goto('/docs/faq/');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
  const policyErrors = pageErrors.splice(0).filter((pageError) => pageError.includes('Content Security Policy'));
  expect(policyErrors.length).toBeGreaterThanOrEqual(1);

  // With trusted types, neither a string nor a file of another host can become a script.
  const refusals = await page.evaluate(() =>
    ['text', 'src'].map((property) => {
      try {
        Object.assign(document.createElement('script'), {[property]: '//evil.example/a.js'});
        return 'admitted';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(refusals).toEqual(['SyntaxError', 'TypeError']);
  pageErrors.splice(0);

  // A file of this site can run as a script only if the page has its integrity hash.
  const [src = ''] = scriptsOf('docs/faq/index.html');
  const load = (integrity: string) =>
    page.evaluate(
      (attributes) =>
        new Promise<string>((resolve) => {
          const report = ({type}: Event) => resolve(type);
          const properties = {...attributes, crossOrigin: '', onload: report, onerror: report};
          document.head.append(Object.assign(document.createElement('script'), properties));
        }),
      {src, integrity},
    );
  expect(await load('')).toBe('error');
  expect(await load(integrityOf(src))).toBe('load');
});
