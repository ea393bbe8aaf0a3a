import {expect, it} from 'vitest';
import {render, withLead} from '../../../../e2e/support/manual/render';

it('marks an item that is one link, and leaves links within words alone', async () => {
  const html = await render(withLead('- [Uno](https://a.example)\n- [Dos](https://b.example) y más'));
  expect(html).toContain('<li class="link-item" data-text="repeat"><a href="https://a.example">Uno</a></li>');
  expect(html).toContain('<li><a href="https://b.example">Dos</a> y más</li>');
});
