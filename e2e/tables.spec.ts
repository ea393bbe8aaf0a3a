import {addressOfFile, htmlFiles, readPage} from './support/build';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

// every-page.spec.ts tests that no word breaks and nothing is wider than the screen.
test('at 320 px the rows of a wide table are blocks that name their columns', async ({page}) => {
  const file = htmlFiles().find((each) => readPage(each).querySelector('main table.wide')) ?? '';
  await page.goto(addressOfFile(file));
  const tables = await page.locator('main table.wide').evaluateAll((all) =>
    all.map((table) => {
      const heads = [...table.querySelectorAll('th')].map(({textContent}) => textContent);
      const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children]);
      const cells = rows.flatMap((row) => row.slice(1).map((cell, index) => ({cell, above: row[index]})));
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
  expect(tables).not.toEqual([]);
  expect(tables).toEqual(tables.map(() => ({wider: 0, unnamed: 0, beside: 0})));
});
