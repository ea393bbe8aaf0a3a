import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../remark/fixtures/render';

describe('<Related>', () => {
  it('stays a component and accepts pages and folders', async () => {
    expect(await render(withLead('<Related pages="contacts/create-contact help" />'))).toContain(
      '<s>contacts/create-contact help</s>',
    );
  });

  it('refuses an empty list', async () => {
    expect(await errorOf(withLead('<Related pages="" />'))).toBe(
      'docs/page.mdx:3: found <Related pages="">; expected pages="..." with something between the quotation marks. Fill it in, or take <Related> out.',
    );
  });

  it('refuses a page that is not there', async () => {
    expect(await errorOf(withLead('<Related pages="contacts/create-contac" />'))).toContain(
      'found the related page "contacts/create-contac"; expected a page of docs/, named without extension (an index by its folder). Correct the name. Did you mean "contacts/create-contact"?',
    );
  });
});
