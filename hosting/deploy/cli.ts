import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from '../../src/lib/commands';
import {mergeReleases} from './merge';
import {previousDeploy} from './previous';

const usage = `Usage: npm run deploy:merge -- PREVIOUS|--first [--keep NUMBER]
PREVIOUS is where the last deploy is: its folder, or the address of its home page; --first says that there is none yet.
NUMBER is how many releases stay complete, the new one among them; 3 unless it is given.`;

/**
 * Adds the hashed files of the last releases to `build/` and writes its manifest: after the build, before it is compressed.
 * @throws with the usage when the arguments are wrong
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {keep: {type: 'string', default: '3'}, first: {type: 'boolean', default: false}},
  });
  const keep = Number(values.keep);
  const [source, ...others] = positionals;
  if (!Number.isInteger(keep) || keep < 1 || others.length > 0 || (source === undefined) !== values.first) {
    throw new Error(usage);
  }
  const previous = source === undefined ? undefined : await previousDeploy(source);
  const {releases, keptCount} = await mergeReleases(join(__dirname, '../../build'), {previous, keep});
  console.log(
    `build/ serves ${releases} ${releases === 1 ? 'release' : 'releases'}: ${keptCount} files kept from earlier ones.`,
  );
}

void runCommand(main);
