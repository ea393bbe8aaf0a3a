import {expect, it} from 'vitest';
import {hasFullHistory} from '../../src/lib/git';
import {buildFolder, fileOf, readPage} from '../support/build';
import {pagesIn} from '../support/pages';

const manual = pagesIn('docs');

/** A fact of the sources, and not of the build: a page that was never committed has no age. */
const isKnown = hasFullHistory(buildFolder);

it('most pages of the manual show the date of their last change, where git has it', () => {
  const dated = manual.filter(({address}) => readPage(fileOf(address)).querySelector('.page-age time'));
  expect(dated.length > manual.length / 2).toBe(isKnown);
});
