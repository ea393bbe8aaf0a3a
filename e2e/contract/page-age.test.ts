import {describe, expect, it} from 'vitest';
import {hasFullHistory} from '../../src/utils/git';
import {buildFolder, fileOf, readPage} from '../support/build';
import {pagesIn} from '../support/pages';

const manual = pagesIn('docs');

/** A fact of the sources, and not of the build: a page that was never committed has no age. */
const isKnown = hasFullHistory(buildFolder);

describe.each(manual)('$address', ({address}) => {
  it('shows the date of its last change, or none where that is unknown', () => {
    const dates = readPage(fileOf(address))
      .querySelectorAll('.page-age time')
      .map((time) => time.getAttribute('datetime') ?? '');
    expect(dates.length).toBeLessThanOrEqual(isKnown ? 1 : 0);
    for (const date of dates) {
      expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now());
    }
  });
});

it('most pages of the manual show the date of their last change, where git has it', () => {
  const dated = manual.filter(({address}) => readPage(fileOf(address)).querySelector('.page-age time'));
  expect(dated.length > manual.length / 2).toBe(isKnown);
});
