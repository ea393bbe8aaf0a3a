import * as z from 'zod';
import {phrase, writerMessage, type Message} from '../writer-errors/message';
import {WriterErrors, type WriterError} from '../writer-errors/writerError';
import type {Tree} from './flatten';
import {lineOfKey} from './lineOfKey';

/** `facts` and `samples` are files of their own: the app's file may not have groups of these names. */
const reserved = ['facts', 'samples'];

const name = z.string().regex(/^[A-Za-z][\w-]*$/);
const word = z.string().trim().min(1);

/** A file of words: groups inside groups, every name of letters, digits, `_` and `-`, every word a text that is not empty. */
export const treeSchema: z.ZodType<Tree> = z.lazy(() => z.record(name, z.union([word, treeSchema])));

/**
 * Reads the text of a catalogue file.
 * @param file its path from the site's root, for the message.
 * @throws WriterErrors with every wrong value: file, line, found, expected, what to do.
 */
export function parseTree(json: string, file: string): Tree {
  const fail = (errors: readonly {line: number; message: Message}[]): never => {
    throw new WriterErrors(errors.map((error): WriterError => ({file, ...error})));
  };
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return fail([{line: lineOfSyntaxError(json, error), message: writerMessage('notJson', {reason: String(error)})}]);
  }
  const {error} = treeSchema.safeParse(data);
  const errors = (error?.issues ?? []).flatMap((issue) => messagesOf(data, issue));
  for (const group of reserved.filter((one) => isGroup(data) && one in data)) {
    errors.push({key: group, message: writerMessage('reservedGroup', {group})});
  }
  if (errors.length > 0) fail(errors.map(({key, message}) => ({line: lineOfKey(json, key), message})));
  return data as Tree;
}

/** JSON.parse names the offset of most errors: "at position 12". */
function lineOfSyntaxError(json: string, error: unknown): number {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? json.split('\n').length : json.slice(0, Number(position)).split('\n').length;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The messages about one value. @param inside the keys that lead to it; the key of the message is empty for the whole file. */
function messagesOf(value: unknown, issue: z.core.$ZodIssue, inside: string[] = []): {key: string; message: Message}[] {
  const [first, ...rest] = issue.path.map(String);
  const key = inside.join('.');
  if (first !== undefined && isGroup(value)) {
    const innerKey = [...inside, first];
    if (issue.code === 'invalid_key' && rest.length === 0) {
      return [
        {
          key: innerKey.join('.'),
          message: writerMessage('nameOfKey', {name: first, where: key || phrase('wholeFile')}),
        },
      ];
    }
    return messagesOf(value[first], {...issue, path: rest}, innerKey);
  }
  // A group is no word, so that of the two kinds of errors those of the group matter.
  if (issue.code === 'invalid_union' && isGroup(value)) {
    return issue.errors
      .flatMap((list) => list)
      .filter(({path}) => path.length > 0)
      .flatMap((inner) => messagesOf(value, inner, inside));
  }
  if (issue.code === 'too_small') return [{key, message: writerMessage('emptyWord', {key})}];
  const text = JSON.stringify(value);
  return [
    {
      key,
      message: key ? writerMessage('valueIsNoWord', {value: text, key}) : writerMessage('fileIsNoGroup', {value: text}),
    },
  ];
}
