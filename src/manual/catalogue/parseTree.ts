import type {Message} from '../writer-errors/message';
import {catalogueErrors} from '../writer-errors/messages/catalogue';
import {WriterErrors, type WriterError} from '../writer-errors/writerError';
import type {Tree} from './flatten';
import {lineOfKey} from './lineOfKey';

/** `facts` and `samples` are files of their own: the app's file may not have groups of these names. */
const reserved = ['facts', 'samples'];

interface KeyError {
  /** Empty for the whole file. */
  readonly key: string;
  readonly message: Message;
}

/**
 * Reads the text of a catalogue file: groups of words inside groups, every name of letters, digits, `_` and `-`,
 * every word a text that is not empty.
 * @param file its path from the site's root, for the message.
 * @throws WriterErrors with every wrong value: file, line, found, expected, what to do.
 */
export function parseTree(json: string, file: string): Tree {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    throw new WriterErrors([
      {file, line: lineOfSyntaxError(json, error), message: catalogueErrors.notJson(String(error))},
    ]);
  }
  const groups = reserved.filter((group) => isGroup(data) && group in data);
  const errors = [
    ...errorsIn(data, ''),
    ...groups.map((group): KeyError => ({key: group, message: catalogueErrors.reservedGroup(group)})),
  ];
  if (!isTree(data, errors)) {
    throw new WriterErrors(errors.map(({key, message}): WriterError => ({file, line: lineOfKey(json, key), message})));
  }
  return data;
}

/** JSON.parse names the offset of most errors: "at position 12". */
function lineOfSyntaxError(json: string, error: unknown): number {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? json.split('\n').length : json.slice(0, Number(position)).split('\n').length;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTree(_data: unknown, errors: readonly KeyError[]): _data is Tree {
  return errors.length === 0;
}

function errorsIn(value: unknown, key: string): KeyError[] {
  if (typeof value === 'string' && key) {
    return value.trim() === '' ? [{key, message: catalogueErrors.emptyWord(key)}] : [];
  }
  if (!isGroup(value)) {
    const text = JSON.stringify(value);
    return [{key, message: key ? catalogueErrors.valueIsNoWord(text, key) : catalogueErrors.fileIsNoGroup(text)}];
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const innerKey = key ? `${key}.${name}` : name;
    const isNamed = /^[A-Za-z][\w-]*$/.test(name);
    const wrongName: KeyError = {key: innerKey, message: catalogueErrors.nameOfKey(name, key)};
    return [...(isNamed ? [] : [wrongName]), ...errorsIn(inner, innerKey)];
  });
}
