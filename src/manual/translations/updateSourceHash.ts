import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sourceLocale} from '../../site/locales';
import {fileOf, type PageRef} from '../../site/pageRef';
import {writerMessage} from '../writer-errors/message';
import {WriterErrors} from '../writer-errors/writerError';
import {readPageText, sourceHashOf} from './pageText';

/**
 * Writes the hash of the current Spanish page into a translation, below its other front matter.
 * @returns whether the file changed.
 * @throws WriterErrors when one of the two pages is missing, or the translation has no front matter.
 */
export async function updateSourceHash(siteDir: string, ref: PageRef): Promise<boolean> {
  const file = fileOf(ref);
  const source = await readPageText(siteDir, {...ref, locale: sourceLocale});
  if (!source) {
    const message = writerMessage('sourceMissing', {source: fileOf({...ref, locale: sourceLocale})});
    throw new WriterErrors([{file, line: 1, message}]);
  }
  const before = readFileSync(path.join(siteDir, file), 'utf8');
  const after = withHash(before, sourceHashOf(source), file);
  if (after === before) return false;
  writeFileSync(path.join(siteDir, file), after);
  return true;
}

function withHash(content: string, hash: string, file: string): string {
  const [whole, inside] = /^---\n([^]*?)\n---\n/.exec(content) ?? [];
  if (whole === undefined || inside === undefined)
    throw new WriterErrors([{file, line: 1, message: writerMessage('frontMatterMissing')}]);
  const lines = inside.split('\n').filter((line) => !line.startsWith('source_hash:'));
  // Between quotation marks: a hash of digits only, or one like 1e10, would be read as a number.
  return content.replace(whole, () => `---\n${[...lines, `source_hash: '${hash}'`].join('\n')}\n---\n`);
}
