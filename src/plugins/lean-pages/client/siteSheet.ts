import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {leadsToAnotherPage} from '../../boot/client/navigation';
import {append} from '../../boot/inline/append';
import {isConstrained} from '../../boot/inline/connection';
import {whenHydrated} from '../../boot/inline/hydration';
import {pageFiles} from '../../boot/inline/settings';
import {loadSheet} from '../../boot/inline/sheet';

/** What a route is made of here: Docusaurus gives each component what loads its scripts. */
type Route = {component?: {preload?: () => Promise<unknown>}; routes?: Route[]};

/** How long the sheet may take, in milliseconds, before the next page is loaded the old way. */
const PATIENCE = 30_000;

let isLeaving = false;
let loading: Promise<void> | undefined;

/** Loads the rules of all pages, once; again after a failure. `npm start` has one sheet for everything and names none. */
export function siteSheet(): Promise<void> {
  const href = typeof window === 'undefined' ? undefined : pageFiles()?.site;
  loading ??= href
    ? new Promise((resolve, reject) => {
        loadSheet(href, (file) => reject(new Error(file)), resolve);
        setTimeout(() => reject(new Error(`${href} has not come`)), PATIENCE);
      })
    : Promise.resolve();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Docusaurus shows the next page when its scripts are there, and loads it the old way when one fails: so with the sheet. */
function waitForSheet(all: Route[]): void {
  for (const {component, routes: inner = []} of all) {
    const preload = component?.preload;
    if (preload) {
      component.preload = () => Promise.all([preload(), isLeaving ? siteSheet() : undefined]);
    }
    waitForSheet(inner);
  }
}

/** Brings the rules of all pages when scripts are about to show another page: the first one carries only its own. */
const siteSheetModule: ClientModule = {
  onRouteUpdate(update) {
    // For good: a second press on the same link looks like a way to the page that the reader is still waiting for.
    isLeaving ||= leadsToAnotherPage(update);
  },
};

if (typeof window !== 'undefined') {
  waitForSheet(routes as unknown as Route[]);
  whenHydrated(() => {
    const href = pageFiles()?.site;
    if (href && !isConstrained()) {
      append('link', {rel: 'prefetch', as: 'style', href});
    }
  });
}

export default siteSheetModule;
