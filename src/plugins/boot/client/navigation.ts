import type {ClientModule} from '@docusaurus/types';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

/** Whether scripts show another page. The first page has none before it; a heading or an answer may have another address. */
export function leadsToAnotherPage({location, previousLocation}: RouteUpdate): boolean {
  return previousLocation !== null && previousLocation.pathname !== location.pathname;
}
