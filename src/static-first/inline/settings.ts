/**
 * The settings that vary by language or configuration. They are `data-*` attributes of the inline script's own tag, so that the script is
 * the same on every page and in every language (one hash in a content security policy).
 */
export type Settings = {
  /** Base URL of the site as configured, without a locale. */
  siteBase: string;
  /** Id of the current announcement; empty when there is none. */
  announcement: string;
};

/** Id of the data block with the URLs of the page's assets (src/static-first/build/htmlTemplate.ts). */
export const PAGE_ASSETS_ID = 'page-assets';

/** Marks the script of a not-found page for the content security policy (hosting/model/contentSecurityPolicy.ts). */
export const NOT_FOUND_SCRIPT_ATTRIBUTE = 'data-locales';

/** URLs of what a page loads after its HTML. The development server has one stylesheet for everything and names none here. */
export type PageAssets = {
  /** In the order in which they execute. */
  scripts: string[];
  /** All rules of the site: for what scripts show. */
  allCss?: string;
};

/** @returns the assets of this page; undefined before the data block is parsed. */
export function pageAssets(): PageAssets | undefined {
  const {scripts, allCss} = document.getElementById(PAGE_ASSETS_ID)?.dataset ?? {};
  return scripts ? {scripts: scripts.split(' '), allCss} : undefined;
}
