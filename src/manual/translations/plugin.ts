import type {LoadContext, Plugin} from '@docusaurus/types';
import {findMissingPages} from './findMissingPages';

/** Lists the pages without a translation as global data: src/theme/SiteMetadata does not link translations that are missing. */
export default function freshnessPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'freshness',
    async contentLoaded({actions}) {
      actions.setGlobalData(await findMissingPages(siteDir));
    },
  };
}
