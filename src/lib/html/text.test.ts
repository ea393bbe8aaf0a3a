import {expect, it} from 'vitest';
import {parseHtml} from './parse';
import {selectOne} from './select';
import {textRole} from './text';

const roleOf = (html: string) => {
  const element = selectOne('body > *', parseHtml(`<body>${html}`));
  return element && textRole(element);
};

it.each([
  ['skip', '<p data-text=skip>Back</p>'],
  ['skip', '<button data-text=own>Copy</button>'],
  ['skip', '<i aria-hidden=true>x</i>'],
  ['skip', '<p hidden>x</p>'],
  ['skip', '<a class="clean hash-link" href=#a></a>'],
  ['repeat', '<ul data-text=repeat><li>Another page</ul>'],
  ['own', '<p aria-hidden=false>x</p>'],
  ['own', '<p data-text=other>x</p>'],
])('%s is the role of %s', (role, html) => {
  expect(roleOf(html)).toBe(role);
});
