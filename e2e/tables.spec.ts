import {wrappedWords} from './support/layout';
import {addressOfFile, fileOf, htmlFiles, readPage} from './support/build';
import {localeOf} from './support/routes';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

const addresses = htmlFiles()
  .filter((file) => readPage(file).querySelector('main table'))
  .map(addressOfFile);

test('at 320 px every table fits, the rows of a wide one are blocks that name their columns, and no word breaks', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const spanishPages = addresses.filter((address) => localeOf(address) === 'es');
  expect(spanishPages.some((address) => readPage(fileOf(address)).querySelector('main table.wide'))).toBe(true);
  for (const address of spanishPages) {
    await page.goto(address);
    expect.soft(await wrappedWords(page.locator('main :is(th, td)')), address).toEqual([]);
    const tables = await page.locator('main table').evaluateAll((all) =>
      all.map((table) => {
        const heads = [...table.querySelectorAll('th')].map(({textContent}) => textContent);
        const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children]);
        // Two columns stay side by side.
        const stacked = heads.length > 2 ? rows : [];
        const cells = stacked.flatMap((row) => row.slice(1).map((cell, index) => ({cell, above: row[index]})));
        const nameOf = (cell: Element) => `"${heads[(cell as HTMLTableCellElement).cellIndex]}"`;
        const isNamed = (cell: Element) => getComputedStyle(cell, '::before').content.startsWith(nameOf(cell));
        const bottomOf = (cell?: Element) => cell?.getBoundingClientRect().bottom ?? 0;
        return {
          wider: table.scrollWidth - table.clientWidth,
          unnamed: cells.filter(({cell}) => !isNamed(cell)).length,
          beside: cells.filter(({cell, above}) => cell.getBoundingClientRect().top < bottomOf(above)).length,
        };
      }),
    );
    expect.soft(tables, address).toEqual(tables.map(() => ({wider: 0, unnamed: 0, beside: 0})));
  }
});
