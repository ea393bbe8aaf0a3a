import path from 'node:path';
import {write} from '../../lib/files';
import {editorFiles} from './files';
import {readSite} from '../site';

/** `npm run editor`: writes what editors complete and check, into `.vscode/`. `npm start` does the same. */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  for (const [file, content] of editorFiles(await readSite(siteDir))) write(path.join(siteDir, file), content);
}

void main();
