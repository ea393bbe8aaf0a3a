/**
 * What varies by language or configuration. It stands in `data-*` attributes of the script's own tag, so that the
 * script itself is the same on every page and in every language (one hash in a content security policy).
 */
export type Settings = {
  /** Base URL of the site as configured, without a language. */
  siteBase: string;
  /** Id of the current announcement; empty when there is none. */
  announcement: string;
  /** The names of the colour modes, for the label of the toggle before hydration. */
  darkMode: string;
  lightMode: string;
};

/** The files of the page, from the data block that the template prints (src/site/template.ts). */
export const filesBlock = 'boot-files';

/**
 * @returns the addresses of this page's scripts, in the order in which they run; of the sheet for what they add to the page; of
 * the sheet of the whole site, which they need to show another page. Nothing before the block is parsed.
 */
export function pageFiles(): {scripts: string[]; added?: string; site?: string} | undefined {
  const {scripts, added, site} = document.getElementById(filesBlock)?.dataset ?? {};
  return scripts ? {scripts: scripts.split(' '), added, site} : undefined;
}
