import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/lib/files';
import {locales} from '../../src/site/locales';

/** A page whose words two builds do not share. */
export interface PageChange {
  kind: 'new' | 'changed' | 'removed';
  /** Its text beside the page, below the build: `en/docs/faq.md`. */
  file: string;
  /** Its text after the change; that before when it is removed. */
  text: string;
}

const labels = locales.flatMap((locale) => {
  const texts = JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as {'pageAge.updated': {message: string}};
  return texts['pageAge.updated'].message.split('{date}')[0] ?? [];
});
/** The line that says when a page was changed last, as it is and as git shows that it is new or gone: every commit changes it. */
export const updatedLine = new RegExp(`^(?:\\[-|\\{\\+)?(?:${labels.filter(Boolean).join('|')}).*$`, 'm');

const textsOf = (build: string) =>
  new Map(
    listFiles(build)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [file, readFileSync(path.join(build, file), 'utf8')]),
  );
const wordsOf = (text: string | undefined) => text?.replace(updatedLine, '').trim();

/** The address of a page by its text: `/en/docs/faq`. */
export const addressOf = ({file}: PageChange): string => `/${file.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`;

/** Compares the pages of two builds by their texts, which have the words of a page and none of its markup. */
export function pageChanges(before: string, after: string): PageChange[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((file): PageChange[] => {
    const kind = !old.has(file) ? 'new' : now.has(file) ? 'changed' : 'removed';
    const isSame = wordsOf(old.get(file)) === wordsOf(now.get(file));
    return isSame ? [] : [{kind, file, text: now.get(file) ?? old.get(file) ?? ''}];
  });
}
