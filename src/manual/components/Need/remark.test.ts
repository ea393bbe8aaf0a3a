import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

describe('<Need>', () => {
  it('is one row that opens, with its words in one sentence', async () => {
    expect(await render(withLead('<Need summary="un contacto y {tabs.home}">\n\n- Un contacto.\n\n</Need>'))).toContain(
      '<details id="need" class="answer need"><summary><span>Necesitas un contacto y Inicio</span>' +
        '</summary><div class="answer__body">',
    );
  });

  it('must have content', async () => {
    expect(await errorOf(withLead('<Need>\n\nUno.\n\n</Need>'))).toContain('found <Need> without summary');
  });
});
