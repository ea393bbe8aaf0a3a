// @vitest-environment happy-dom
import {expect, it} from 'vitest';
import {setUrl} from '../testing/page';
import {escapeMalformedHash} from './malformedHash';

it.each([
  ['#50%', '#50%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#50%25', '#50%25'],
  ['#pay', '#pay'],
  ['', ''],
])('the hash %s becomes %s, which can be decoded', (hash, expected) => {
  setUrl(`https://help.example/docs/faq/?a=%${hash}`);
  escapeMalformedHash();
  expect(location.href).toBe(`https://help.example/docs/faq/?a=%${expected}`);
});
