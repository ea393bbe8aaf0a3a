import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {read} from '../../lib/files';

/** The file with the licences of the delivered code, below the root of the site. */
export const NOTICES = 'third-party-notices.txt';

/** The texts of a package's licence and notice, which the licence requires. */
const textsOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^(?:license|licence|notice|copying)(?:[.-](?:md|txt|mit))?$/i.test(file))
    .sort()
    .map((file) => read(path.join(folder, file)).trim());

/**
 * The notices of packages, in the order of their names.
 * @param folders of the packages
 * @throws when a package does not name its licence
 */
export function noticesOf(folders: Iterable<string>): string {
  const notices = [...new Set(folders)].map((folder) => {
    const {name, version, license} = JSON.parse(read(path.join(folder, 'package.json'))) as Record<string, unknown>;
    if (typeof license !== 'string') {
      throw new Error(`${folder}/package.json: expected the licence of a package that readers download.`);
    }
    return [`${String(name)} ${String(version)} (${license})`, ...textsOf(folder)].join('\n\n');
  });
  return [
    'What readers download of this site contains code of these packages.',
    ...notices.sort((one, other) => one.localeCompare(other, 'en')),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** The folder of the package that a file of code or styles is in; none for a file of this site. */
const packageFolder = (file: string): string[] =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/].*\.(?:[cm]?js|css)$)/.exec(file)?.slice(0, 1) ?? [];

/**
 * The settings of the bundler that collect the folders of the packages whose code is in scripts and styles. The bundler does not see the
 * worker, which imports none.
 * @param folders the set that they are added to
 */
export const collectPackages = (folders: Set<string>): ReturnType<NonNullable<Plugin['configureWebpack']>> => ({
  plugins: [
    {
      apply: ({hooks}) =>
        hooks.done.tap('root-files', ({compilation: {fileDependencies}}) =>
          [...fileDependencies].flatMap(packageFolder).forEach((folder) => folders.add(folder)),
        ),
    },
  ],
});
