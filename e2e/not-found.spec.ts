import {expect, hydrated, test} from './support/test';

const unknown = [
  {address: '/no-existe', language: 'es', title: 'Página No Encontrada'},
  {address: '/docs/no-existe', language: 'es', title: 'Página No Encontrada'},
  {address: '/docs/contacts/no-existe/', language: 'es', title: 'Página No Encontrada'},
  {address: '/en/nothing', language: 'en', title: 'Page Not Found'},
  {address: '/en/docs/nothing', language: 'en', title: 'Page Not Found'},
];

for (const {address, language, title} of unknown) {
  test(`${address} is answered with 404 and "${title}", before and after hydration`, async ({page, complaints}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // The browser itself reports the status of the page.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('the server responded with a status of 404')]);
  });
}
