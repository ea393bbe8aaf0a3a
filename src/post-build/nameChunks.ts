import {rename} from 'node:fs/promises';
import path from 'node:path';
import {CHUNK_FILE, RUNTIME_FILE} from '../static-first/docusaurusInternals/chunkFiles';
import type {BuildRecord} from '../static-first/docusaurusInternals/routeScripts';
import {hashOf, read} from './files';

/** The scripts of a build under their lasting names. */
export type NamedChunks = {
  record: BuildRecord;
  /** The files of the chunks by their ids. */
  chunks: {[id: string]: string};
  /** The new name of a file that was renamed, else its own. */
  nameOf: (file: string) => string;
};

/**
 * Names chunks by what they contain, and the runtime by all code: it finds the chunks in the content index, whose name it gives
 * (src/static-first/contentIndexFile.ts). So neither changes with the words of a page, and both change with any code.
 * @param contentIds ids of the chunks that hold words of pages
 * @param record of the build, as the bundler made it
 */
export async function nameChunks(
  outDir: string,
  contentIds: ReadonlySet<string>,
  record: BuildRecord,
): Promise<NamedChunks> {
  const chunks: {[id: string]: string} = {};
  const names = new Map<string, string>();
  const code: string[] = [];
  const move = async (file: string, name: string) => {
    names.set(file, name);
    await rename(path.join(outDir, file), path.join(outDir, name));
  };
  const scripts = Object.entries(record.manifest.assets).flatMap(([id, {js = []}]) => js.map(({file}) => ({id, file})));
  for (const {id, file} of scripts) {
    if (CHUNK_FILE.test(file)) {
      const name = `assets/js/c.${hashOf(await read(path.join(outDir, file)))}.js`;
      await move(file, name);
      chunks[id] = name;
    }
    if (!contentIds.has(id)) {
      code.push(chunks[id] ?? file);
    }
  }
  for (const {file} of scripts.filter((script) => RUNTIME_FILE.test(script.file))) {
    await move(file, `assets/js/runtime~main.${hashOf([...code.sort(), Object.keys(chunks)].join())}.js`);
  }
  const nameOf = (file: string) => names.get(file) ?? file;
  const assets = Object.fromEntries(
    Object.entries(record.manifest.assets).map(([id, {js = []}]) => [
      id,
      {js: js.map(({file}) => ({file: nameOf(file)}))},
    ]),
  );
  return {record: {...record, manifest: {...record.manifest, assets}}, chunks, nameOf};
}
