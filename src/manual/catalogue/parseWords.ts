import path from 'node:path';
import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {read} from '../../lib/files';
import {phrase, writerMessage, type Message} from '../../writer-errors/message';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';

/** The line of a key in the text of a JSON file, counted from 1; 1 when the key is missing. The key is without the file's prefix. */
function lineOfKey(json: string, key: string): number {
  const lines = new LineCounter();
  let line = 1;
  visit(parseDocument(json, {lineCounter: lines, uniqueKeys: false}), {
    Pair(_, pair, parents) {
      const path = [...parents.filter((parent) => isPair(parent)), pair].map((each) => String(each.key));
      if (path.join('.') !== key || !isScalar(pair.key)) return undefined;
      line = lines.linePos(pair.key.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  return line;
}

/** The line of a key in a file, which is named from the site's root. */
export const locateKey = (siteDir: string, file: string, key: string): {file: string; line: number} => ({
  file,
  line: lineOfKey(read(path.join(siteDir, file)), key),
});

/** `facts` and `samples` are separate files, so the app's file may not have groups with these names. */
const reservedNames = ['facts', 'samples'];

/** A name of a word or of a group. */
const keyName = /^[A-Za-z][\w-]*$/;

/**
 * Reads the text of a catalogue file: `{"tabs": {"home": "Inicio"}}` becomes `tabs.home -> Inicio`.
 * @param file its path from the site's root, for the message.
 * @throws WriterErrors with every wrong value: file, line, found, expected, what to do.
 */
export function parseWords(json: string, file: string): Map<string, string> {
  const words = new Map<string, string>();
  const errors: WriterError[] = [];
  const report = (key: string, message: Message) => errors.push({file, line: lineOfKey(json, key), message});

  function addGroup(group: object, prefix: string): void {
    for (const [name, value] of Object.entries(group) as [string, unknown][]) {
      const key = prefix ? `${prefix}.${name}` : name;
      if (!keyName.test(name)) report(key, writerMessage('nameOfKey', {name, where: prefix || phrase('wholeFile')}));
      else if (!prefix && reservedNames.includes(name)) report(name, writerMessage('reservedGroup', {group: name}));
      else if (isGroup(value)) addGroup(value, key);
      else if (typeof value !== 'string')
        report(key, writerMessage('valueIsNoWord', {value: JSON.stringify(value), key}));
      else if (value.trim() === '') report(key, writerMessage('emptyWord', {key}));
      else words.set(key, value);
    }
  }

  const data = parseJson(json, file);
  if (isGroup(data)) addGroup(data, '');
  else report('', writerMessage('fileIsNoGroup', {value: JSON.stringify(data)}));
  if (errors.length > 0) throw new WriterErrors(errors);
  return words;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * JSON.parse names the offset of most errors: "at position 12".
 * @throws WriterErrors with the line
 */
export function parseJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    const position = /at position (\d+)/.exec(String(error))?.[1];
    const before = position === undefined ? json : json.slice(0, Number(position));
    const message = writerMessage('notJson', {reason: String(error)});
    throw new WriterErrors([{file, line: before.split('\n').length, message}]);
  }
}
