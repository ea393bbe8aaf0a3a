import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from '../../src/lib/commands';
import {olderTranslations} from '../../src/manual/translations/translation';
import {pageChanges, report} from './report';
import {takeScreenshots} from './screenshots';

const usage = `npm run proposal -- BASE [--screenshots FOLDER]
BASE is a folder with the sources that the proposal starts from, built:
  git worktree add ../base main && npm --prefix ../base ci && npm --prefix ../base run build
  npm run build && npm run proposal -- ../base`;

const older = async (siteDir: string) => (await olderTranslations(siteDir)).map(({file}) => file);

/**
 * `npm run proposal`: prints what this checkout changes for readers of BASE, as Markdown.
 * @throws with the usage when one of the two is not built
 */
async function main(): Promise<void> {
  const {
    values: {screenshots},
    positionals: [base = ''],
  } = parseArgs({allowPositionals: true, options: {screenshots: {type: 'string'}}});
  const [oldBuild, newBuild] = [path.resolve(base, 'build'), path.resolve('build')];
  if (!base || ![oldBuild, newBuild].every((build) => existsSync(path.join(build, 'index.md')))) throw new Error(usage);
  const olderFilesBefore = await older(path.resolve(base));
  const olderFiles = (await older(process.cwd())).filter((file) => !olderFilesBefore.includes(file));
  const changes = pageChanges(oldBuild, newBuild);
  if (screenshots) await takeScreenshots(changes, {before: oldBuild, after: newBuild, folder: screenshots});
  console.log(report(changes, olderFiles));
}

void runCommand(main);
