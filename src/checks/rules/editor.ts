import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {editorFiles} from '../editor/files';
import {writerMessage} from '../../manual/writer-errors/message';
import type {Rule} from '../rule';

/** What editors complete and check is made of the catalogue, the screens and the schemas of the checks as they are now. */
export const editorRule: Rule = {
  name: 'help of editors',
  check: (site) =>
    [...editorFiles(site)].flatMap(([file, content]) => {
      const full = path.join(site.siteDir, file);
      if (existsSync(full) && readFileSync(full, 'utf8') === content) return [];
      return [{file, line: 1, message: writerMessage('olderEditorFile')}];
    }),
};
