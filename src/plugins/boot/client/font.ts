import type {ClientModule} from '@docusaurus/types';

/**
 * Puts the family to use at a client-side navigation, when the text changes anyway. It was fetched after the first page
 * was done (inline/font.ts); there it would have moved lines that are being read.
 */
const font: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const {dataset} = document.documentElement;
    if (previousLocation && previousLocation.pathname !== location.pathname && dataset.font === 'loaded') {
      dataset.font = 'ready';
    }
  },
};

export default font;
