import {expect, it} from 'vitest';
import {escapeHtml} from './escapeHtml';

it('escapes characters that would end a text or a quoted attribute, once', () => {
  expect(escapeHtml('<a href="?b&amp;c">d\'s</a>')).toBe("&lt;a href=&quot;?b&amp;amp;c&quot;&gt;d's&lt;/a&gt;");
});
