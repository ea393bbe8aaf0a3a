import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {fileOf, type PageRef} from '../../site/pageRef';
import type {PageText} from './sourceHash';

/** The source of a page, or undefined when there is no such file. */
export async function readPageText(siteDir: string, ref: PageRef): Promise<PageText | undefined> {
  const file = path.join(siteDir, fileOf(ref));
  if (!existsSync(file)) return undefined;
  return DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: readFileSync(file, 'utf8')});
}
