import type {ClientModule} from '@docusaurus/types';
import {keepPage} from '../deferred/visitedPages';
import {isPageChange} from './navigation';

/** Caches the pages that are reached by a client-side navigation. */
const visitedPages: ClientModule = {
  onRouteDidUpdate(update) {
    if (isPageChange(update)) keepPage();
  },
};

export default visitedPages;
