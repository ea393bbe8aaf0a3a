import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {fileOf, type Place} from '../content/place';
import type {PageText} from './hash';

/** The page of a place, or undefined when there is no such file. */
export async function readPageText(siteDir: string, place: Place): Promise<PageText | undefined> {
  const file = path.join(siteDir, fileOf(place));
  if (!existsSync(file)) return undefined;
  return DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: readFileSync(file, 'utf8')});
}
