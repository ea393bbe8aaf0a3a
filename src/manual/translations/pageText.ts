import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentHash} from '../../lib/contentHash';
import {fileOf, type PageRef} from '../../site/pageRef';

/** A page as Docusaurus reads it: its front matter, and the text below. */
interface PageText {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly content: string;
}

/** The source of a page, or undefined when there is no such file. */
export async function readPageText(siteDir: string, ref: PageRef): Promise<PageText | undefined> {
  const file = path.join(siteDir, fileOf(ref));
  if (!existsSync(file)) return undefined;
  return DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: readFileSync(file, 'utf8')});
}

/** How many characters of the hash a translation keeps: enough to tell two versions of a page apart. */
const length = 12;

/** The hash of a source text, as a translation records it. */
export const shortHash = (text: string): string => contentHash(text, length);

/**
 * The hash of a Spanish page, which its translation records: of title, description and body.
 * Keywords, dates and tags are left out, and so are spaces at the ends of lines: none of them needs a translator.
 */
export function sourceHashOf({frontMatter, content}: PageText): string {
  const body = content
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
  const text = [frontMatter.title, frontMatter.description, body]
    .map((part) => (typeof part === 'string' ? part : ''))
    .join('\n\n');
  return shortHash(text);
}
