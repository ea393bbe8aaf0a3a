/** Where Docusaurus keeps the chosen colour mode; the inline script reads it before the first paint. */
export const COLOR_MODE_KEY = 'theme';

/** Where Docusaurus keeps which announcement the reader has seen, and whether it is dismissed. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss';
