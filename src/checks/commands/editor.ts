import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editorFiles} from '../editor/files';
import {readSite} from '../site';

/** `npm run editor`: writes what editors complete and check, into `.vscode/`. The check says when that is needed. */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  for (const [file, content] of editorFiles(await readSite(siteDir))) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), content);
  }
}

void main();
