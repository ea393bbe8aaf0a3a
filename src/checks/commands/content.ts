import {parseArgs} from 'node:util';
import {runCommand} from '../../lib/commands';
import {markdownTable} from '../../lib/text';
import {olderTranslations} from '../../manual/translations/translation';
import {formatWriterError} from '../../writer-errors/writerError';
import {rules} from '../rules';
import {releaseRule} from '../rules/catalogue';
import {readContent} from '../site';

/**
 * `npm run check:content`: checks the catalogue and every page against every rule; prints the errors, then how many each rule found.
 * `-- --release` also names the facts that the company has not confirmed.
 */
async function main(): Promise<void> {
  const site = await readContent(process.cwd());
  const {release} = parseArgs({options: {release: {type: 'boolean', default: false}}}).values;
  const results = (release ? [...rules, releaseRule] : rules).map((rule) => ({rule, errors: rule.check(site)}));
  for (const {rule, errors} of results) {
    if (errors.length === 0) continue;
    console.log(`\n${rule.name}`);
    for (const error of errors) console.log(`  ${formatWriterError(error)}`);
  }
  const total = results.reduce((sum, {errors}) => sum + errors.length, 0);
  // A rule has not seen a page that could not be read.
  const goodVerdict = site.readErrors.length === 0 ? 'ok' : `not known: unreadable pages (${site.readErrors.length})`;
  const verdicts = results.map(({rule, errors}) => [
    rule.name,
    errors.length === 0 ? goodVerdict : String(errors.length),
  ]);
  console.log(`\n${markdownTable([['Rule', 'Errors'], ...verdicts])}`);
  // Not an error, because readers get a notice. `npm run check` shows lines that begin with `Notice: `.
  for (const {file, source} of await olderTranslations(site.siteDir))
    console.log(
      `Notice: older than ${source}; translate what changed, then: npm run translations:update-hash -- ${file}`,
    );
  if (total > 0) process.exitCode = 1;
}

void runCommand(main);
