import {sourceLocale, type Locale, type Place} from '../content/place';
import {hashOf} from './hash';
import {readPageText} from './read';

/** How a translation stands to its Spanish page. `unmarked` has no mark yet, so that nothing is known. */
export type Freshness = 'up to date' | 'older' | 'unmarked' | 'missing';

/** Compares a page of another language with its Spanish page. Undefined for a Spanish page, and where there is none. */
export async function freshnessOf(siteDir: string, place: Place): Promise<Freshness | undefined> {
  if (place.locale === sourceLocale) return undefined;
  const source = await readPageText(siteDir, {...place, locale: sourceLocale});
  if (!source) return undefined;
  const translation = await readPageText(siteDir, place);
  if (!translation) return 'missing';
  const mark = translation.frontMatter.source_hash;
  if (mark === undefined) return 'unmarked';
  return mark === hashOf(source) ? 'up to date' : 'older';
}

export interface PageState {
  readonly place: Place;
  readonly state: Freshness;
}

/** The state of every Spanish page in another language, in the order given. */
export async function statesOf(siteDir: string, sources: readonly Place[], locale: Locale): Promise<PageState[]> {
  const states = await Promise.all(
    sources.map(async (source) => {
      const place = {...source, locale};
      return {place, state: await freshnessOf(siteDir, place)};
    }),
  );
  return states.flatMap(({place, state}) => (state === undefined ? [] : [{place, state}]));
}
