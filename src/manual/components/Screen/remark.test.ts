import {describe, expect, it} from 'vitest';
import {drawScreen} from '.';
import {errorOf, withLead} from '../../../../e2e/support/manual/render';

describe('<Screen>', () => {
  it('is refused by the real drawing in the same form, with nothing before it', async () => {
    expect(await errorOf(withLead('<Screen name="hom" />'), undefined, drawScreen)).toMatch(
      /^docs\/page\.mdx:3: found <Screen name="hom">; expected a screen of the app: .*, signup, .* Did you mean "home"\?$/,
    );
  });
});
