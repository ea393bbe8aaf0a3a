import {stringsOf} from '../src/manual/catalogue/catalogue';
import {textsOf, titleOf} from './support/build';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// The announcements of a screen reader, in order: names, roles and states of the parts that code creates.

test.use({viewport: {width: 360, height: 640}});

/** An element of a snapshot with exactly this name. */
const part = (role: string, name = '') => JSON.stringify(`${role} ${JSON.stringify(name)}`);
const says = (role: string, id: string, values = {}) => part(role, uiString('es', id, values));

test('the heading of the home page is one sentence that begins with the opening question mark', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toMatchAriaSnapshot(
    `- heading ${JSON.stringify(uiString('es', 'home.question'))} [level=1]`,
  );
});

test('a task says where it is, and asks whether it worked', async ({page}) => {
  const task = '/docs/contacts/create-contact';
  const {didItWorkInApp, yes, no} = stringsOf('es');
  await open(page, task);
  await expect(page.locator('.page-title')).toMatchAriaSnapshot(`
    - ${says('navigation', 'theme.docs.breadcrumbs.navAriaLabel')}:
      - ${part('link', `${uiString('es', 'pageHeader.home')} ›`)}
      - ${part('link', textsOf('docs/index.html', '.menu [data-topic=contacts] > a')[0])}
    - ${part('heading', titleOf(task))}
  `);
  await expect(page.locator('.did-it-work').first()).toMatchAriaSnapshot(`
    - text: ${JSON.stringify(didItWorkInApp)}
    - ${part('link', yes)}
    - ${part('link', no)}
    - group: ${uiString('es', 'share.label')}
  `);
  await expect(page.getByRole('heading', {name: uiString('es', 'contact.title')})).toHaveCount(1);
});

test('the search says how many answers there are, and lists each of them', async ({page}) => {
  await open(page, '/docs/');
  await page.getByRole('button', {name: uiString('es', 'search.label')}).click();
  const query = titleOf('/docs/orders/#cancel');
  await page.keyboard.type(query);
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - ${says('dialog', 'search.dialog')}:
      - search:
        - ${JSON.stringify(`combobox ${JSON.stringify(uiString('es', 'search.label'))} [expanded]`)}: ${JSON.stringify(query)}
      - status: ${JSON.stringify(`/${uiString('es', 'search.count', {count: '\\d+'})}/`)}
      - ${says('listbox', 'search.results')}:
        - group:
          - option
  `);
});
