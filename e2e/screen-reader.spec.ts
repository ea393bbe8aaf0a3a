import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// What a screen reader says, in order: names, roles and states of the parts that code makes.

test.use({viewport: {width: 360, height: 640}});

test('a task says where it is, and asks whether it worked', async ({page}) => {
  await open(page, '/docs/contacts/create-contact');
  await expect(page.locator('.page-header')).toMatchAriaSnapshot(`
    - navigation "Rastro de navegación":
      - link /Ayuda/
      - link "Contactos"
    - heading "Agrega un contacto" [level=1]
  `);
  await expect(page.locator('.did-it-work').first()).toMatchAriaSnapshot(`
    - paragraph:
      - text: ¿Te funcionó en la app?
      - link "Sí"
      - link "No"
  `);
});

test('the menu is a dialog with names on its buttons', async ({page}) => {
  await open(page, '/docs/faq/');
  await page.getByRole('button', {name: uiString('es', 'mobileMenu.open')}).click();
  await expect(page.getByRole('dialog', {name: 'Menú'})).toMatchAriaSnapshot(`
    - dialog "Menú":
      - link /Cercana Ayuda/
      - button /Cambiar entre claro y oscuro/
      - button "Cerrar el menú"
  `);
});

test('the search says how many answers there are, and each of them', async ({page}) => {
  await open(page, '/docs/');
  await page.getByRole('button', {name: uiString('es', 'search.label')}).click();
  await page.keyboard.type('cancelar');
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Buscar en la ayuda":
      - search:
        - combobox "Buscar" [expanded]: cancelar
      - status: /Respuestas/
      - listbox /Respuestas/:
        - group:
          - option
  `);
});
