import {describe, expect, it} from 'vitest';
import {describeIn} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';
import {widgetsIn} from './schema';
import {loadScreens, readScreens, tappedKeys} from './screens';

const widgetsOf = (yaml: string, state?: string) => {
  const {widgets = [], states} = readScreens('a.yaml', yaml).home ?? {};
  return {states, widgets: widgetsIn(widgets, state).map(({key, on}) => (on ? `${key} on` : key))};
};

it('no heading is a word that is tapped on another screen, because texts would show it in a box', () => {
  const headings = Object.values(loadScreens())
    .flatMap(({widgets}) => widgets)
    .flatMap(({kind, key}) => (kind === 'heading' && key !== undefined ? [key] : []));
  expect(headings.filter((key) => tappedKeys().has(key))).toEqual([]);
});

it('every row of an order has a value, because without one it is drawn as a bar', () => {
  const rows = Object.values(loadScreens())
    .flatMap(({widgets}) => widgets)
    .filter(({kind, key = ''}) => (kind === 'row' || kind === 'line') && /^(checkout|orders|services)\./.test(key));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({value}) => !value)).toEqual([]);
});

describe('a file of screens', () => {
  const home = `home:
  widgets:
    - bar: home.title
    - [text: home.text, {text: home.empty, in: home.empty}]
    - toggle: home.quiet
      notIn: home.empty
`;

  it('has each widget only in its states, and turns on the control that a state names', () => {
    expect(widgetsOf(home)).toEqual({
      states: ['home.empty', 'home.quiet'],
      widgets: ['home.title', 'home.text', 'home.quiet'],
    });
    expect(widgetsOf(home, 'home.empty').widgets).toEqual(['home.title', 'home.text', 'home.empty']);
    expect(widgetsOf(home, 'home.quiet').widgets).toEqual(['home.title', 'home.text', 'home.quiet on']);
  });

  const notYaml = 'home:\n  - bar: a.b\n     value: a.c';

  it.each([
    ['a misspelt kind', `${home}    - buton: home.go\n`, 'a.yaml:7: found "buton" in home.widgets;', '"button"'],
    ['a misspelt property', `${home}      valu: x\n`, 'a.yaml:7: found "valu" in home.widgets;', '"value"'],
    ['a misspelt part of a screen', `${home}  toast: []\n`, 'a.yaml:7: found "toast" in home', '"toasts"'],
    ['two kinds in one widget', `${home}      text: x\n`, 'a.yaml:5: found something else', 'expected one widget'],
    ['a number for a key', `${home}      value: 3\n`, 'a.yaml:7: found something else', 'expected a key'],
    ['an unknown icon', `${home}      icon: cat\n`, 'a.yaml:7: found something else', 'an icon of the app'],
    ['a state that nothing has', `${home}    - text: a\n      notIn: b\n`, 'a.yaml:2: found', 'in notIn, a state'],
    ['no widgets', 'home: {}', 'a.yaml:1: found something else in home.widgets', 'a list of widgets'],
    ['text that is not YAML, in one line', notYaml, /^a.yaml:2: found an error of YAML: [^\n]*; expected a YAML file/],
  ])('is refused with its line: %s', (_, yaml, ...parts) => {
    let message = '';
    try {
      readScreens('a.yaml', yaml);
    } catch (error) {
      if (!(error instanceof WriterErrors)) throw error;
      message = error.errors.map(({file, line, message}) => `${file}:${line}: ${describeIn('en', message)}`).join('\n');
    }
    for (const part of parts) expect(message).toMatch(part);
  });
});
