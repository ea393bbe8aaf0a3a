import {expect, it, vi} from 'vitest';
import {loadStylesheet} from './stylesheetLoader';

it('a stylesheet is compared with the hash in its name', () => {
  vi.spyOn(document.head, 'append').mockReturnValue();
  expect(loadStylesheet(`/assets/css/all.${'a'.repeat(43)}.css`).integrity).toBe(`sha256-${'a'.repeat(43)}=`);
});
