import type {ClientModule} from '@docusaurus/types';

export type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

/** Whether a route update shows another page: false for the page that was loaded, and for a new query or hash. */
export function isPageChange({location, previousLocation}: RouteUpdate): boolean {
  return previousLocation !== null && previousLocation.pathname !== location.pathname;
}
