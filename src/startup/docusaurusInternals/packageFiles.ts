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
  'Navbar/Search',
  'TOC',
] as const;

/** The same for components that rules and scripts of this site select by class name (bundle/classNamesOnly.module.css). */
export const selectedComponents = [
  'ColorModeToggle',
  'Navbar/ColorModeToggle',
  'Navbar/Content',
  'SkipToContent',
] as const;

/** Files of Docusaurus's packages that the bundler replaces (bundle/plugin.ts). */
export const packageFiles = {
  infima: 'infima/dist/css/default/default.css',
  progressStylesheet: '@docusaurus/theme-classic/lib/nprogress.css',
  anchorStylesheet: '@docusaurus/theme-common/lib/utils/anchorUtils.module.css',
  prismLanguages: '@docusaurus/theme-classic/lib/prism-include-languages',
  baseUrlIssueBanner: '@docusaurus/core/lib/client/BaseUrlIssueBanner',
} as const;

/**
 * The file that the bundler finds under this name. It may be one that the package does not export.
 * @throws when it is not there: Docusaurus has moved or removed it
 */
export function resolvePackageFile(file: string): string {
  const found = (require.resolve.paths(file) ?? [])
    .flatMap((folder) => [file, `${file}.js`, `${file}/index.js`].map((name) => path.join(folder, name)))
    .find((candidate) => fs.statSync(candidate, {throwIfNoEntry: false})?.isFile());
  if (!found) {
    throw new Error(
      `Docusaurus ${knownVersion} has the file ${file}, and the one that is installed has not. See where its content has gone, and change what names it in src/startup/docusaurusInternals.`,
    );
  }
  return fs.realpathSync(found);
}

/** The stylesheet of a component of the classic theme. */
export const stylesheetOf = (component: string): string =>
  resolvePackageFile(`@docusaurus/theme-classic/lib/theme/${component}/styles.module.css`);

/** The folder whose `index.js` is imported under the folder's name. */
export const folderOf = (file: string): string => path.dirname(resolvePackageFile(file));
