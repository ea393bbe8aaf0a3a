import {expect, it} from 'vitest';
import {textFile} from './textFile';

it.each([
  ['', 'index.md'],
  ['index.html', 'index.md'],
  ['docs/', 'docs.md'],
  ['docs/index.html', 'docs.md'],
  ['docs/faq', 'docs/faq.md'],
  ['docs/faq.html', 'docs/faq.md'],
])('the text of "%s" is %s', (page, file) => {
  expect(textFile(page)).toBe(file);
});
