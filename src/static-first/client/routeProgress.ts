import type {ClientModule} from '@docusaurus/types';
import {hideProgress, showProgress} from '../deferred/progressBar';
import {isPageChange, type RouteUpdate} from './navigation';

/** Says the title of the page that is shown now to readers who do not see that it is another one. It is there before it has words. */
function announce(update: RouteUpdate): void {
  let status = document.querySelector('body > output');
  if (!status) {
    status = document.createElement('output');
    status.className = 'visually-hidden';
    document.body.append(status);
  }
  if (isPageChange(update)) status.textContent = document.querySelector('h1')?.textContent ?? '';
}

/**
 * The progress bar of a slow navigation, in place of the theme's: that has a role that does not exist in ARIA and a package of its own, and
 * Docusaurus 3.10.2 loses the cleanup of a navigation that is overtaken by another one, so that its bar would stay.
 */
const routeProgress: ClientModule = {
  onRouteUpdate(update) {
    if (isPageChange(update)) showProgress();
  },
  onRouteDidUpdate(update) {
    announce(update);
    hideProgress();
  },
};

export default routeProgress;
