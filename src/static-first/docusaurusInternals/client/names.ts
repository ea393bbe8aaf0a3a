/** Docusaurus sets it on the html element to "true" when React has hydrated the page. */
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';

/** The storage key of the chosen colour mode; the inline script reads it before the first paint. */
export const COLOR_MODE_KEY = 'theme';

/** The storage keys of the last announcement, and of its dismissal. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss';
