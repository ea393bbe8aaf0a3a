import {describe, expect, it} from 'vitest';
import {resultsOf} from './reports';

describe('the report of browser tests', () => {
  const suites = [
    {suites: [{specs: [{title: 'a page opens', ok: true}]}], specs: [{title: 'a menu opens', ok: false}]},
  ];

  it('lists the tests of all suites', () => {
    expect(resultsOf({suites, errors: []})).toEqual([
      {title: 'a menu opens', ok: false},
      {title: 'a page opens', ok: true},
    ]);
  });

  it('is refused when the setup failed, for then no test ran', () => {
    expect(() => resultsOf({suites: [], errors: [{message: 'Expected one inline script'}]})).toThrow(
      'The tests could not run: Expected one inline script',
    );
  });
});
