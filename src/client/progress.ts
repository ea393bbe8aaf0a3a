import progress from '@docusaurus/theme-classic/lib/nprogress';
import nprogress from 'nprogress';
import {leadsToAnotherPage} from '../plugins/boot/client/navigation';

/**
 * The bar that Docusaurus shows while the next page loads slowly. Its own template gives it a role that does not exist
 * (`bar`), which screen readers may stumble over.
 */
nprogress.configure({barSelector: '.bar', template: '<div class="bar"><div class="peg"></div></div>'});

// Docusaurus 3.10.2 forgets how to stop the clock of a navigation that another one overtakes: its bar would start after the
// reader has arrived, and stay.
const {onRouteUpdate} = progress;
let stopClock: ReturnType<NonNullable<typeof onRouteUpdate>>;

progress.onRouteUpdate = (update) => {
  // A second press on the same link is no other way: the clock of the first one runs on.
  if (leadsToAnotherPage(update)) {
    stopClock?.();
    stopClock = onRouteUpdate?.(update);
  }
  return stopClock;
};
