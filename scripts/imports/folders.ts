import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {listFiles} from '../../src/lib/listFiles';

/** How many imports lead from one folder of `src/` to another: `counts.get('ui')?.get('site')`. */
export type FolderImports = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The file under `src/` that an import names, from its root; undefined for packages and `@theme`, which Docusaurus resolves. */
function importedPath(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/src/')) return specifier.slice('@site/src/'.length);
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return target.startsWith('..') ? undefined : target;
}

/** The sources under `src/`, from its root. */
function sourceFiles(src: string): string[] {
  return listFiles(src).filter((file) => /\.(?:[cm]?ts|tsx|mjs|cjs)$/.test(file));
}

/** What code a file under `src/` imports from there, types too, as paths without extension. Data (JSON) has no imports of its own. */
function importsOf(src: string, file: string): string[] {
  const {importedFiles} = ts.preProcessFile(readFileSync(path.join(src, file), 'utf8'), true, true);
  return importedFiles
    .filter(({fileName}) => !fileName.endsWith('.json'))
    .flatMap(({fileName}) => importedPath(file, fileName) ?? []);
}

/** Counts the imports between the folders of `src/`. A file directly under it is no folder. */
export function folderImports(src: string): FolderImports {
  const counts = new Map<string, Map<string, number>>();
  const folderOf = (file: string) => file.split('/')[0] ?? '';
  for (const file of sourceFiles(src).filter((name) => name.includes('/'))) {
    const from = folderOf(file);
    for (const to of importsOf(src, file).map(folderOf)) {
      if (to === from || !existsSync(path.join(src, to))) continue;
      const row = counts.get(from) ?? new Map<string, number>();
      counts.set(from, row.set(to, (row.get(to) ?? 0) + 1));
    }
  }
  return counts;
}

/** Pairs of folders that import each other. */
export function twoWayPairs(counts: FolderImports): [string, string][] {
  return [...counts].flatMap(([from, row]) =>
    [...row.keys()].filter((to) => from < to && counts.get(to)?.has(from)).map((to): [string, string] => [from, to]),
  );
}
