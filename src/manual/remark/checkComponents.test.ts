import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {components} from './componentProps';
import {errorOf, withLead} from '../../../e2e/support/manual/render';

describe('any component', () => {
  it('has a section in the guide for writers', () => {
    const guide = readFileSync(path.join(__dirname, '..', 'README.md'), 'utf8');
    const sections = [...guide.matchAll(/^## `<(\w+)>`/gm)].map(([, name]) => name);
    expect(sections.sort()).toEqual(Object.keys(components).sort());
  });

  it.each([
    ['an unknown name', '<Step />', 'found <Step>; expected one of <Steps>'],
    [
      'an unknown property',
      '<Screen name="home" tab="tabs.home" />',
      'found the property tab of <Screen>; expected one of name, tap',
    ],
    [
      'content where none belongs',
      '<Screen name="home">\n\nx\n\n</Screen>',
      'found <Screen> with something between its tags',
    ],
    ['a position inside a line', 'Mira <Screen name="home" /> esto.', 'found <Screen> inside a line of text'],
  ])('refuses %s', async (_, mdx, message) => {
    expect(await errorOf(withLead(mdx))).toContain(message);
  });
});
