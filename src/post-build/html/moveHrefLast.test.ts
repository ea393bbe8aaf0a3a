import {expect, it} from 'vitest';
import {applyEdits} from '../../html/edits';
import {moveHrefLast} from './moveHrefLast';
import {parseHtml} from '../../html/parse';

const written = (html: string) => applyEdits(html, moveHrefLast(parseHtml(html)));
const link = (attributes: string) => `<a ${attributes}>Heading</a>`;

it('the address of a link of the contents stands before its text, as the id of its heading does', () => {
  expect(written(link('href=#b class="table-of-contents__link c"'))).toBe(
    link('class="table-of-contents__link c" href=#b'),
  );
  expect(written(link('href="#b-1" class=table-of-contents__link'))).toBe(
    link('class=table-of-contents__link href=#b-1'),
  );
});

it.each(['class=table-of-contents__link href=#b', 'href="#b c" class=table-of-contents__link', 'href=#b class=other'])(
  'leaves <a %s> as it is',
  (attributes) => {
    expect(written(link(attributes))).toBe(link(attributes));
  },
);
