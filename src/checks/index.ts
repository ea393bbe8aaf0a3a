import {formatMistake} from '../remark/mistakes';
import {countsOf} from './counts';
import {rules} from './rules';
import {readSite} from './site';
import {tableOf} from './table';

/** `npm run check:content`: holds the catalogue and every page to every rule; prints findings, then a table of counts. */
async function main(): Promise<void> {
  const site = await readSite(process.cwd());
  const results = rules.map((rule) => ({rule, mistakes: rule.check(site)}));
  for (const {rule, mistakes} of results) {
    if (mistakes.length === 0) continue;
    console.log(`\n${rule.name}`);
    for (const mistake of mistakes) console.log(`  ${formatMistake(mistake)}`);
  }
  const total = results.reduce((sum, {mistakes}) => sum + mistakes.length, 0);
  console.log(`\n${tableOf([['', 'Spanish', 'English'], ...countsOf(site)])}`);
  console.log(
    `\n${tableOf(results.map(({rule, mistakes}) => [rule.name, mistakes.length === 0 ? 'ok' : `${mistakes.length} findings`]))}`,
  );
  if (total > 0) process.exitCode = 1;
}

void main();
