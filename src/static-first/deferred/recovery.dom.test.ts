import {expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {watchForFailures} from './recovery';

/** A script that does not load. */
function fail(src: string): void {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', {value: src});
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

it('reports scripts of this site that fail to load, until the page is hydrated', async () => {
  setUrl('https://help.example/docs/');
  setPage({});
  const onFailure = vi.fn();
  watchForFailures(onFailure);
  fail('https://help.example/assets/js/main.js');
  fail('https://help.example.org/a.js');
  fail('https://help.example/assets/js/c.1.js');
  fail('https://help.example/img/a.svg');
  const failures = [['/assets/js/main.js'], ['/assets/js/c.1.js']];
  expect(onFailure.mock.calls).toEqual(failures);
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await new Promise((resolve) => setTimeout(resolve));
  fail('https://help.example/assets/js/c.2.js');
  expect(onFailure.mock.calls).toEqual(failures);
});
