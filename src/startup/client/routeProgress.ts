import {nprogress, progress} from '../docusaurusInternals/client/progress';
import {isPageChange} from './navigation';

/**
 * The progress bar of a slow navigation. The default template gives it the role `bar`, which does not exist in ARIA.
 */
nprogress.configure({barSelector: '.bar', template: '<div class="bar"><div class="peg"></div></div>'});

// Docusaurus 3.10.2 loses the cleanup of a navigation that is overtaken by another one: its bar would start after the
// second page is shown, and stay.
const {onRouteUpdate} = progress;
let cancelTimer: ReturnType<NonNullable<typeof onRouteUpdate>>;

progress.onRouteUpdate = (update) => {
  // A second click on the same link is no new navigation: the timer of the first one continues.
  if (isPageChange(update)) {
    cancelTimer?.();
    cancelTimer = onRouteUpdate?.(update);
  }
  return cancelTimer;
};
