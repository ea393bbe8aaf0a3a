import type {LoadContext, Plugin} from '@docusaurus/types';
import {findMissingPages} from './findMissingPages';

/** Tells every page, as global data, which pages have no translation yet: src/theme/SiteMetadata offers none in that language. */
export default function freshnessPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'freshness',
    async contentLoaded({actions}) {
      actions.setGlobalData(await findMissingPages(siteDir));
    },
  };
}
