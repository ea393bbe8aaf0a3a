import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileOf, sourceLocale, type Place} from '../content/place';
import {hashOf} from './hash';
import {readPageText} from './read';

/**
 * Writes the mark of today's Spanish page into a translation, below its other front matter.
 * @returns whether the file changed.
 * @throws Error when one of the two pages is missing, or the translation has no front matter.
 */
export async function stamp(siteDir: string, place: Place): Promise<boolean> {
  const file = fileOf(place);
  const source = await readPageText(siteDir, {...place, locale: sourceLocale});
  if (!source)
    throw new Error(
      `${file}: found no ${fileOf({...place, locale: sourceLocale})}; expected the Spanish page it is made from.`,
    );
  const before = readFileSync(path.join(siteDir, file), 'utf8');
  const after = withMark(before, hashOf(source), file);
  if (after === before) return false;
  writeFileSync(path.join(siteDir, file), after);
  return true;
}

function withMark(content: string, mark: string, file: string): string {
  const [whole, inside] = /^---\n([^]*?)\n---\n/.exec(content) ?? [];
  if (whole === undefined || inside === undefined)
    throw new Error(`${file}:1: found no front matter; expected lines between ---.`);
  const lines = inside.split('\n').filter((line) => !line.startsWith('source_hash:'));
  // Between quotation marks: a mark of digits only, or one like 1e10, would be read as a number.
  return content.replace(whole, () => `---\n${[...lines, `source_hash: '${mark}'`].join('\n')}\n---\n`);
}
