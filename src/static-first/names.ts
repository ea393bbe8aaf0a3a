// The door of this folder for names that other programs share: tests, the build, hosts. It has only constants.

export {HYDRATED_ATTRIBUTE} from './docusaurusInternals/client/names';

/** Id of the data block with the URLs of the page's assets (build/templates.ts). */
export const PAGE_ASSETS_ID = 'page-assets';

/** Marks the script of a not-found page for the content security policy (hosting/model/contentSecurityPolicy.ts). */
export const NOT_FOUND_SCRIPT_ATTRIBUTE = 'data-locales';

/** The folder of the scripts that a page loads on use, and of their data, below the base URL of the language. */
export const ON_USE_FOLDER = 'assets/on-use';

/** The folder of the search, below the base URL of the language: its script and its index. */
export const SEARCH_FOLDER = 'search';

/** The worker's file, below the base URL of the site. Its name is stable: it is served with `no-cache` (hosting/model/headers.ts). */
export const WORKER = 'sw.js';

/** The service that the font of the site comes from, as one variable family. The page on privacy names it. */
export const googleFonts = {
  stylesheet: 'https://fonts.googleapis.com/css2?family=Atkinson+Hyperlegible+Next:wght@400..800&display=optional',
  /** Origins that a content security policy must admit: of the stylesheet, and of the files that it names. */
  styleOrigin: 'https://fonts.googleapis.com',
  fileOrigin: 'https://fonts.gstatic.com',
};

/** The name of the web font, in stylesheets and scripts. */
export const FONT_FAMILY = 'Atkinson Hyperlegible Next';
