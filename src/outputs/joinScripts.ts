import {rmSync} from 'node:fs';
import path from 'node:path';
import {type BuildRecord, CHUNK_FILE, MAIN_FILE, type RouteScripts, RUNTIME_FILE} from '../static-first/build';
import {read, write} from '../lib/files';
import {groupBy} from '../lib/text';
import {hashOf} from './files';

/** The scripts of a build under their lasting names. */
export type JoinedScripts = {
  /** The files of the chunks by their ids, except those that every page has. */
  chunks: {[id: string]: string};
  /** The file that holds what the bundler wrote into another one; else its own name. */
  nameOf: (file: string) => string;
};

type Options = {
  /** Ids of the chunks that hold words of pages. */
  contentIds: ReadonlySet<string>;
  record: BuildRecord;
  /** The chunks that pages need, as `routeScripts` finds them. */
  ofPages: ReadonlyMap<string, RouteScripts>;
};

/** Each in a scope of its own, since `"use strict"` must apply only to the scripts that have it. */
const joined = ([text = '', ...others]: readonly string[]) =>
  others.length === 0 ? text : [text, ...others].map((each) => `(()=>{${each}\n})();`).join('\n');

/**
 * Joins the scripts that the same pages need and names them by what they contain: the name is what the browser compares the file with
 * (src/static-first/inline/assets.ts), and a page gives the name of each. Words stand apart from code, so that they change no
 * file with code. What every page needs is one file with the runtime and the entry. It ends with a hash over all code, for its
 * name leads to the content index of the release (src/static-first/contentIndex.ts).
 * @throws when the bundler has written a script that is neither a chunk nor the runtime nor the entry
 */
export function joinScripts(outDir: string, {contentIds, record, ofPages}: Options): JoinedScripts {
  const pagesOf = new Map<string, string[]>();
  for (const [page, {all}] of ofPages) all.forEach((file) => pagesOf.set(file, [...(pagesOf.get(file) ?? []), page]));
  const scripts = Object.entries(record.manifest.assets).flatMap(([id, {js = []}]) => js.map(({file}) => ({id, file})));
  const [runtime, main, ...unknown] = [RUNTIME_FILE, MAIN_FILE].flatMap((name) =>
    scripts.filter(({file}) => name.test(file)),
  );
  if (!runtime || !main || unknown.length > 0 || scripts.some(({file}) => !isScript(file))) {
    throw new Error(
      `Expected chunks, one runtime and one entry among the scripts, found ${scripts.map(({file}) => file).join(', ')}.`,
    );
  }

  const ofChunks = scripts.filter(({file}) => CHUNK_FILE.test(file));
  const isCommon = ({id, file}: {id: string; file: string}) =>
    pagesOf.get(file)?.length === ofPages.size && !contentIds.has(id);
  const common = ofChunks.filter(isCommon).map(({file}) => file);
  const groups = groupBy(
    ofChunks.filter((script) => !isCommon(script)),
    ({id, file}) => `${contentIds.has(id) ? 'content' : 'code'} ${pagesOf.get(file)?.join(' ') ?? file}`,
  );

  const chunks: JoinedScripts['chunks'] = {};
  const names = new Map<string, string>();
  const writeJoined = (kind: string, files: readonly string[], end = '') => {
    const texts = files.map((file) => read(path.join(outDir, file)));
    files.forEach((file) => rmSync(path.join(outDir, file)));
    const text = joined(texts) + end;
    const name = `assets/js/${kind}.${hashOf(text)}.js`;
    write(path.join(outDir, name), text);
    files.forEach((file) => names.set(file, name));
    return name;
  };
  const code: string[] = [];
  for (const group of groups.values()) {
    const files = group.map(({file}) => file);
    const name = writeJoined('c', files);
    for (const {id} of group) {
      chunks[id] = name;
      if (!contentIds.has(id)) code.push(name);
    }
  }
  const release = hashOf([...code.sort(), Object.keys(chunks)].join());
  writeJoined('main', [runtime.file, ...common, main.file], `\n//${release}`);
  return {chunks, nameOf: (file) => names.get(file) ?? file};
}

const isScript = (file: string) => [CHUNK_FILE, RUNTIME_FILE, MAIN_FILE].some((name) => name.test(file));
