import generated from '@generated/routes';

/** A route of the site as React Router has it; `preload` loads the chunks of a page, and Docusaurus renders it when that is done. */
export type SiteRoute = {
  path: string;
  exact?: boolean;
  component?: {preload?: () => Promise<unknown>};
  routes?: SiteRoute[];
};

/** All routes of the site. */
export const routes = generated as unknown as readonly SiteRoute[];
