import {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {applyEdits, elementSpan, parseHtml, selectOne, writeAttributes} from './html';

const html =
  '<!DOCTYPE html><title>Ñandú 🎉</title><ul><li class="" id="a">Uno<br/></li><li title="b">Dos</li></ul><p>Fin</p>';
const document = parseHtml(html);
function find(selector: string): Element {
  const element = selectOne(selector, document);
  if (!element) throw new Error(`No ${selector} in the page`);
  return element;
}

describe('edits of a page', () => {
  it('leave the rest of the page as it is', () => {
    const edits = [
      {...elementSpan(find('[title]')), text: `<li ${writeAttributes({title: 'x "y" & z', id: 'b'})}></li>`},
      {...elementSpan(find('br')), text: '$&'},
    ];
    expect(applyEdits(html, edits)).toBe(
      '<!DOCTYPE html><title>Ñandú 🎉</title><ul><li class="" id="a">Uno$&</li><li title="x &quot;y&quot; &amp; z" id="b"></li></ul><p>Fin</p>',
    );
    expect(applyEdits(html, [])).toBe(html);
  });

  it('may not overlap, and need positions', () => {
    const list = {...elementSpan(find('ul')), text: ''};
    const item = {...elementSpan(find('[title]')), text: ''};
    expect(() => applyEdits(html, [list, item])).toThrow('Two edits overlap');
    expect(() => elementSpan(new Element('p', {}))).toThrow('<p> has no position');
  });
});
