import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

describe('<Related>', () => {
  it('stays a component and accepts pages and folders', async () => {
    expect(await render(withLead('<Related pages="contacts/create-contact help" />'))).toContain(
      '<s>contacts/create-contact help</s>',
    );
  });

  it('refuses a page that is not there', async () => {
    expect(await errorOf(withLead('<Related pages="contacts/create-contac" />'))).toContain(
      'found the related page "contacts/create-contac"; expected a page of docs/, named without extension (an index by its folder). Correct the name. Did you mean "contacts/create-contact"?',
    );
  });
});
