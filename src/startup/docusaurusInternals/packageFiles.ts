import fs from 'node:fs';
import path from 'node:path';
import {knownVersion} from './version';

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
  progressStylesheet: '@docusaurus/theme-classic/lib/nprogress.css',
  anchorStylesheet: '@docusaurus/theme-common/lib/utils/anchorUtils.module.css',
  prismLanguages: '@docusaurus/theme-classic/lib/prism-include-languages.js',
} as const;

/**
 * A file of an installed package. It may be one that the package does not export.
 * @throws when it is not there: Docusaurus has moved or removed it
 */
export function resolvePackageFile(file: string): string {
  try {
    return fs.realpathSync(path.join(__dirname, '../../../node_modules', file));
  } catch (cause) {
    throw new Error(
      `Docusaurus ${knownVersion} has the file ${file}, and the one that is installed has not. See where its content has gone, and change what names it in src/startup/docusaurusInternals.`,
      {cause},
    );
  }
}

/** The stylesheet of a component of the classic theme. */
export const stylesheetOf = (component: string): string =>
  resolvePackageFile(`@docusaurus/theme-classic/lib/theme/${component}/styles.module.css`);
