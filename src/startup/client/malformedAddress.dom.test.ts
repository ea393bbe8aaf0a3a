import {expect, it} from 'vitest';
import {setUrl} from '../testing/page';
import {replaceMalformedAddress} from './malformedAddress';

it.each([
  ['#50%', '#50%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#pay', '#pay'],
])('the hash %s becomes %s, which can be decoded', (hash, expected) => {
  setUrl(`https://help.example/docs/faq/?a=%${hash}`);
  replaceMalformedAddress();
  expect(location.href).toBe(`https://help.example/docs/faq/?a=%${expected}`);
});

it.each([
  ['/docs/100%', '/docs/100%25'],
  ['//evil.example/x', '/evil.example/x'],
  ['/%5Cevil.example/x', '/evil.example/x'],
])('the path %s becomes %s, which names a page of this site', (path, expected) => {
  setUrl(`https://help.example${path}?q=1#pay`);
  replaceMalformedAddress();
  expect(location.href).toBe(`https://help.example${expected}?q=1#pay`);
});
