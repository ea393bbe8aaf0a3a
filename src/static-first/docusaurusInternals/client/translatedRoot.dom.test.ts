import type {Root} from 'react-dom/client';
import {expect, it} from 'vitest';
import {rerenderTranslatedPages} from './translatedRoot';

it('keeps the root of a page when a hot update starts again', () => {
  const root = {} as Root;
  const none = () => expect.fail('A page that is not translated is hydrated.');
  rerenderTranslatedPages(none);
  Object.assign(window, {docusaurusRoot: root});
  rerenderTranslatedPages(none);
  expect(window).toHaveProperty('docusaurusRoot', root);
});
