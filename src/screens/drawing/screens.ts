import {readdirSync} from 'node:fs';
import path from 'node:path';
import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document} from 'yaml';
import type {z} from 'zod';
import {read, readOnce} from '../../lib/files';
import {nearest} from '../../writer-errors/didYouMean';
import {expectation, writerMessage, type Message} from '../../writer-errors/message';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';
import {keysOf, tapKeysOf} from './mark';
import {screenNames, screensFile, widgetNames, type Frame, type Key, type Screen} from './schema';

export type Screens = Readonly<Record<string, Screen>>;

/** Where writers describe the screens, from the site's root. */
const folder = 'src/screens/data';
const directory = path.join(__dirname, '../data');

/**
 * Every screen of the app that a picture can show, by its name.
 * @throws WriterErrors with file, line and the nearest name when a file does not match schema.ts.
 */
export const loadScreens = (): Screens => load().screens;

/** The keys of everything that is tapped on a screen of the app: a button, a tab, a choice. */
export const tappedKeys = (): ReadonlySet<Key> => load().tapped;

function load(): {readonly screens: Screens; readonly tapped: ReadonlySet<Key>} {
  const files = readOnce('files of screens', [directory], () =>
    readdirSync(directory)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => path.join(directory, name)),
  );
  const readFile = (file: string) => readScreens(`${folder}/${path.basename(file)}`, read(file));
  return readOnce('screens', files, () => {
    const screens = Object.assign({}, ...files.map(readFile)) as Screens;
    return {screens, tapped: new Set(tapKeysOf(Object.values(screens).flatMap(widgetsOf)))};
  });
}

/** The screens of one file. @param file its path from the site's root, for errors. */
export function readScreens(file: string, yaml: string): Screens {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines, merge: true, prettyErrors: false});
  const errorAt = (offset: number, message: Message): WriterError => ({
    file,
    line: lines.linePos(offset).line,
    message,
  });
  const [yamlError] = document.errors;
  if (yamlError)
    throw new WriterErrors([errorAt(yamlError.pos[0], writerMessage('unreadable', {reason: yamlError.message}))]);
  flatten(document);
  const {data, error} = screensFile.safeParse(document.toJS());
  if (!error) return data;
  throw new WriterErrors(
    error.issues.flatMap((issue) =>
      problemsOf(issue).map(({place, message}) => errorAt(offsetOf(document, place), message)),
    ),
  );
}

/** The problems of an issue, each with its place in the file. */
function problemsOf(issue: z.core.$ZodIssue): {place: readonly PropertyKey[]; message: Message}[] {
  const keyPath = issue.path.filter((name) => typeof name === 'string').join('.');
  if (issue.code !== 'unrecognized_keys') {
    const expected = expectation('screenData', issue.message);
    return [{place: issue.path, message: writerMessage('wrongValue', {where: keyPath, expected})}];
  }
  const names = issue.path.length === 1 ? screenNames : widgetNames;
  return issue.keys.map((name) => ({
    place: [...issue.path, name],
    message: writerMessage('unknownName', {name, where: keyPath, known: names.join(', ')}, nearest(name, names)),
  }));
}

/** Replaces each alias with its target. A list inside a list, such as the fields that two screens share, becomes part of it. */
function flatten(document: Document): void {
  visit(document, {Alias: (_, alias) => alias.resolve(document)});
  visit(document, {
    Seq(_, list) {
      list.items = list.items.flatMap((item) => (isSeq(item) ? item.items : [item]));
    },
  });
}

/** The offset of a place in the file, at its name if it has one. For a missing place, the offset of the nearest place around it. */
function offsetOf(document: Document, [...place]: readonly PropertyKey[]): number {
  const name = place.pop();
  const parent = document.getIn(place, true);
  const pair = isMap(parent) && parent.items.find((each) => isScalar(each.key) && each.key.value === name);
  const node = pair ? pair.key : isSeq(parent) ? parent.get(Number(name), true) : undefined;
  if (isNode(node)) return node.range?.[0] ?? 0;
  return name === undefined ? 0 : offsetOf(document, place);
}

/** Where a file names a key first, for errors. */
export function placeOfKey(key: Key): {file: string; line: number} {
  for (const name of readdirSync(directory)) {
    const lines = read(path.join(directory, name)).split('\n');
    const index = lines.findIndex((line) => line.split(/[\s:,[\]{}]+/).includes(key));
    if (index >= 0) return {file: `${folder}/${name}`, line: index + 1};
  }
  return {file: folder, line: 1};
}

/** All lists of widgets of a screen, of its states and of its dialogs. */
const widgetsOf = ({widgets, dialogs}: Screen) => [...widgets, ...Object.values(dialogs).flat()];

/** The sentence of a screen of a mistake, and the texts that are typed instead of the values of its fields. */
const wordsOf = ({say, type = ''}: Frame): Key[] =>
  [say ?? [], type.split(' ').flatMap((mark) => mark.split('=').slice(1))].flat();

/** The keys of the catalogue and of the sample data that pictures of one screen, or of all screens, can show. */
export function screenKeys(name?: string): string[] {
  const screens = loadScreens();
  const selection =
    name === undefined ? Object.values(screens) : [screens[name]].filter((screen) => screen !== undefined);
  const keys = selection.flatMap((screen) => [
    screen.name,
    ...widgetsOf(screen).flatMap(keysOf),
    ...screen.errors,
    ...screen.toasts,
    ...screen.states,
    ...Object.values(screen.fails).flatMap((mistakes) => mistakes.flatMap(({frames}) => frames.flatMap(wordsOf))),
  ]);
  return [...new Set(keys)].sort();
}
