import {existsSync} from 'node:fs';
import path from 'node:path';
import {locales, sourceLocale, type Locale} from '../../site/locales';
import type {MissingPages} from '../../site/missingPages';
import {fileOf} from '../../site/pageRef';
import {listPageRefs} from '../../site/listPageRefs';
import {spanishAddress} from '../../site/permalink';
import {readPageText} from './readPageSource';

/** The pages that have no translation yet: the build shows them in Spanish. */
export async function findMissingPages(siteDir: string): Promise<MissingPages> {
  const sources = listPageRefs(siteDir).filter((ref) => ref.locale === sourceLocale);
  const missing: Partial<Record<Locale, string[]>> = {};
  for (const locale of locales.filter((one) => one !== sourceLocale)) {
    for (const source of sources.filter((ref) => !existsSync(path.join(siteDir, fileOf({...ref, locale}))))) {
      const text = await readPageText(siteDir, source);
      (missing[locale] ??= []).push(spanishAddress(source, text?.frontMatter ?? {}));
    }
  }
  return missing;
}
