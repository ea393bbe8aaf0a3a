import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {applyEdits, attributeSpan, elementSpan, writeAttributes} from './edits';
import {parseHtml, selectOne} from './tree';

const html = '<!doctype html><title>Ñandú 🎉</title><ul><li class="" id=a>Uno<li title="b">Dos</ul><p>Fin';
const document = parseHtml(html);
function find(selector: string): Element {
  const element = selectOne(selector, document);
  if (!element) throw new Error(`No ${selector} in the page`);
  return element;
}

describe('edits of a page', () => {
  it('leave the rest of the page as it is, even without its optional tags', () => {
    const edits = [
      {...attributeSpan(find('[title]'), 'title'), text: writeAttributes({title: 'x "y" & z', id: 'b'})},
      {...elementSpan(find('#a')), text: '<li>$&'},
    ];
    expect(applyEdits(html, edits)).toBe(
      '<!doctype html><title>Ñandú 🎉</title><ul><li>$&<li title="x &quot;y&quot; &amp; z" id="b">Dos</ul><p>Fin',
    );
    expect(applyEdits(html, [])).toBe(html);
  });

  it('may not overlap, and need a source location', () => {
    const list = {...elementSpan(find('ul')), text: ''};
    const title = {...attributeSpan(find('[title]'), 'title'), text: ''};
    expect(() => applyEdits(html, [list, title])).toThrow('Two edits overlap');
    expect(() => elementSpan(find('body'))).toThrow('<body> stands in the document but not in its source');
    expect(() => attributeSpan(find('p'), 'title')).toThrow('<p> has no attribute "title"');
  });
});
