import {expect, it} from 'vitest';
import {render, withLead} from '../../../../e2e/support/manual/render';

const table = '| Qué | Para **qué** |\n|---|---|\n| Uno | Dos |\n| Tres | |';

it('gives each cell the words of the head of its column', async () => {
  const html = await render(withLead(table));
  expect(html).toContain('<td data-label="Qué">Uno</td><td data-label="Para qué">Dos</td>');
  expect(html).toContain('<td data-label="Qué">Tres</td>');
  expect(/<th[^>]*data-label/.exec(html)).toBeNull();
});
