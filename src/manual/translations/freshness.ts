import {sourceLocale} from '../../site/locales';
import {type PageRef} from '../../site/pageRef';
import {readPageText, sourceHashOf} from './pageText';

/** How a translation compares with its Spanish page. `unverified` has no `source_hash` yet, so that nothing is known. */
export type Freshness = 'up to date' | 'older' | 'unverified' | 'missing';

/** Compares a page of another language with its Spanish page, where there is one. */
export async function freshnessOf(siteDir: string, ref: PageRef): Promise<Freshness> {
  const source = await readPageText(siteDir, {...ref, locale: sourceLocale});
  const translation = await readPageText(siteDir, ref);
  if (!translation) return 'missing';
  const hash = translation.frontMatter.source_hash;
  if (!source || hash === undefined) return 'unverified';
  return hash === sourceHashOf(source) ? 'up to date' : 'older';
}
