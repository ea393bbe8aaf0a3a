import {expect, it, vi} from 'vitest';
import {setPage, setUrl} from '../../../e2e/support/happyDom';
import {watchForLoadErrors} from './recovery';

const failed = (src: string) => ({type: 'error', target: {src}}) as unknown as Event;

it('reports the errors so far and those to come, of this site alone, and keeps none', () => {
  setUrl('https://help.example/docs/');
  setPage({});
  const errors = [failed('https://help.example/assets/js/main.js'), failed('https://help.example.org/a.js')];
  const onFailure = vi.fn();
  watchForLoadErrors(errors, onFailure);
  errors.push(failed('https://help.example/assets/js/c.1.js'));
  errors.push(failed('https://help.example/img/a.svg'));
  expect(onFailure.mock.calls).toEqual([['/assets/js/main.js'], ['/assets/js/c.1.js']]);
  expect(errors).toHaveLength(0);
});
