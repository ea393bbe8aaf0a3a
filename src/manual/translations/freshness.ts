import {sourceLocale, type Locale} from '../../site/locales';
import {type PageRef} from '../../site/pageRef';
import {sourceHashOf} from './sourceHash';
import {readPageText} from './readPageSource';

/** How a translation compares with its Spanish page. `unverified` has no `source_hash` yet, so that nothing is known. */
export type Freshness = 'up to date' | 'older' | 'unverified' | 'missing';

/** Compares a page of another language with its Spanish page. Undefined for a Spanish page, and where there is none. */
export async function freshnessOf(siteDir: string, ref: PageRef): Promise<Freshness | undefined> {
  if (ref.locale === sourceLocale) return undefined;
  const source = await readPageText(siteDir, {...ref, locale: sourceLocale});
  if (!source) return undefined;
  const translation = await readPageText(siteDir, ref);
  if (!translation) return 'missing';
  const hash = translation.frontMatter.source_hash;
  if (hash === undefined) return 'unverified';
  return hash === sourceHashOf(source) ? 'up to date' : 'older';
}

export interface PageState {
  readonly ref: PageRef;
  readonly state: Freshness;
}

/** The state of every Spanish page in another language, in the order given. */
export async function freshnessOfAll(
  siteDir: string,
  sources: readonly PageRef[],
  locale: Locale,
): Promise<PageState[]> {
  const states = await Promise.all(
    sources.map(async (source) => {
      const ref = {...source, locale};
      return {ref, state: await freshnessOf(siteDir, ref)};
    }),
  );
  return states.flatMap(({ref, state}) => (state === undefined ? [] : [{ref, state}]));
}
