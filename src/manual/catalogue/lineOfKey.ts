/** Names, braces and ends of lines: a catalogue holds nothing else but words, which no colon follows. */
const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]|\n/g;

/** The line of a key in the text of a catalogue file, counted from 1; 1 when it is not there. The key is without the file's prefix. */
export function lineOfKey(json: string, key: string): number {
  const groups: string[] = [];
  let name = '';
  let line = 1;
  for (const [sign, word, colon] of json.matchAll(token)) {
    if (sign === '\n') line += 1;
    else if (sign === '{') groups.push(name);
    else if (sign === '}') groups.pop();
    else if (colon !== undefined) {
      name = word ?? '';
      // The first group is the whole file, which has no name.
      if ([...groups.slice(1), name].join('.') === key) return line;
      line += colon.split('\n').length - 1;
    }
  }
  return 1;
}
