import {expect, it} from 'vitest';
import {scriptJson} from './text';

it.each(['a </script> b', '<!-- <script>', '</SCRIPT\n>', '"&\\u003c'])(
  'data in a script element keeps its text, and ends nothing: %s',
  (text) => {
    const json = scriptJson({text});
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({text});
  },
);
