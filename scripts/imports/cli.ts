import path from 'node:path';
import {markdownTable} from 'markdown-table';
import {folderImports} from './folders';

/** `npm run imports`: how many imports lead from each folder of `src/` (rows) to each other one (columns). */
const counts = folderImports(path.resolve('src'));
const folders = [...new Set([...counts].flatMap(([from, row]) => [from, ...row.keys()]))].sort();
const rows = folders.map((from) => [from, ...folders.map((to) => String(counts.get(from)?.get(to) ?? ''))]);
console.log(markdownTable([['', ...folders], ...rows], {align: ['l', ...folders.map(() => 'r')]}));
