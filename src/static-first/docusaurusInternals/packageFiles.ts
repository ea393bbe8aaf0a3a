import fs from 'node:fs';
import path from 'node:path';

/** Components of the classic theme whose own stylesheets would only be overridden: src/ui/stylesheets.ts styles them completely. */
export const restyledComponents = [
  'AnnouncementBar',
  'AnnouncementBar/CloseButton',
  'DocItem/TOC/Mobile',
  'Heading',
  'Layout',
  'Navbar/ColorModeToggle',
  'Navbar/Content',
  'Navbar/Search',
  'TOC',
] as const;

/** Files of Docusaurus's packages that the bundler replaces (bundle/plugin.ts). */
export const packageFiles = {
  infima: 'infima/dist/css/default/default.css',
  progressBar: '@docusaurus/theme-classic/lib/nprogress.js',
  anchorStylesheet: '@docusaurus/theme-common/lib/utils/anchorUtils.module.css',
  prismLanguages: '@docusaurus/theme-classic/lib/prism-include-languages.js',
} as const;

/**
 * A file of an installed package. It may be one that the package does not export.
 * @throws with its path when it is not there: Docusaurus has moved or removed it (contracts.test.ts)
 */
export const resolvePackageFile = (file: string): string =>
  fs.realpathSync(path.join(__dirname, '../../../node_modules', file));

/** The stylesheet of a component of the classic theme. */
export const stylesheetOf = (component: string): string =>
  resolvePackageFile(`@docusaurus/theme-classic/lib/theme/${component}/styles.module.css`);
