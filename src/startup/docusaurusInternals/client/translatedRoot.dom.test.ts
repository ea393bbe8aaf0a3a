import type {Root} from 'react-dom/client';
import {expect, it} from 'vitest';
import {renderTranslatedPagesAnew} from './translatedRoot';

it('keeps the root of a page when a hot update starts again', () => {
  const root = {} as Root;
  const none = () => expect.fail('A page that is not translated is hydrated.');
  renderTranslatedPagesAnew(none);
  Object.assign(window, {docusaurusRoot: root});
  renderTranslatedPagesAnew(none);
  expect(window).toHaveProperty('docusaurusRoot', root);
});
