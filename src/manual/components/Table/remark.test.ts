import {expect, it} from 'vitest';
import {render, withLead} from '../../remark/fixtures/render';

const table = '| Qué | Para **qué** |\n|---|---|\n| Uno | Dos |\n| Tres | |';

it('gives each cell the words of the head of its column', async () => {
  const html = await render(withLead(table));
  expect(html).toContain('<td role="cell" data-label="Qué">Uno</td><td role="cell" data-label="Para qué">Dos</td>');
  expect(html).toContain('<td role="cell" data-label="Qué">Tres</td>');
  expect(/<th[^>]*data-label/.exec(html)).toBeNull();
});

it('says what is a table, a row and a head, for browsers forget it when the boxes are others', async () => {
  const html = await render(withLead(table));
  expect(html.match(/<table role="table">/g)).toHaveLength(1);
  expect(html.match(/<tr role="row">/g)).toHaveLength(3);
  expect(html.match(/<th role="columnheader">/g)).toHaveLength(2);
});
