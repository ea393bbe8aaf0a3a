import type {LoadContext, Plugin} from '@docusaurus/types';
import {shownPages} from '../../site/pages';
import {type Locale, type MissingPages} from '../../site/locales';
import {sourceAddress, translated} from './translation';

/** The pages that have no translation yet: the build shows them in Spanish. */
async function findMissingPages(siteDir: string): Promise<MissingPages> {
  const missing: Partial<Record<Locale, string[]>> = {};
  for (const locale of translated) {
    const refs = shownPages(siteDir, locale).filter((ref) => ref.locale !== locale);
    if (refs.length > 0) missing[locale] = await Promise.all(refs.map((ref) => sourceAddress(siteDir, ref)));
  }
  return missing;
}

/** Lists the pages without a translation as global data: src/theme/SiteMetadata does not link translations that are missing. */
export default function freshnessPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'translations',
    contentLoaded: async ({actions}) => actions.setGlobalData(await findMissingPages(siteDir)),
  };
}
