import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {listFiles} from '../../src/lib/listFiles';

/** How many imports lead from one folder of `src/` to another: `counts.get('ui')?.get('site')`. */
export type FolderImports = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The file under `src/` that an import names, from its root; nothing for packages and `@theme`, which Docusaurus resolves. */
function importedPaths(file: string, specifier: string): string[] {
  if (specifier.startsWith('@site/src/')) return [specifier.slice('@site/src/'.length)];
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return specifier.startsWith('.') && !target.startsWith('..') ? [target] : [];
}

/** Counts the imports between the folders of `src/`, of types too. A file directly under it is no folder. */
export function folderImports(src: string): FolderImports {
  const counts = new Map<string, Map<string, number>>();
  const folderOf = (file: string) => file.split('/')[0] ?? '';
  for (const file of listFiles(src).filter((name) => /\/.*\.(?:[cm]?ts|tsx|mjs|cjs)$/.test(name))) {
    const {importedFiles} = ts.preProcessFile(readFileSync(path.join(src, file), 'utf8'), true, true);
    // Data (JSON) has no imports of its own.
    const code = importedFiles.filter(({fileName}) => !fileName.endsWith('.json'));
    const from = folderOf(file);
    for (const to of code.flatMap(({fileName}) => importedPaths(file, fileName)).map(folderOf)) {
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
