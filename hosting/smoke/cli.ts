import {join} from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {runCommand} from '../../src/lib/commands';
import {hosts, modelFor} from '../hosts';
import {runChecks} from './checks';

const usage = `Usage: npm run smoke -- URL [--host HOST] [--hsts]
URL is where the site is live, its home page. HOST, one of ${Object.keys(hosts).join(', ')}, says what is known that it cannot do.
With a certificate of your company's authority: NODE_EXTRA_CA_CERTS=ca.pem npm run smoke -- URL`;

/** How many differences of a check are printed. */
const MAX_LINES = 10;

/**
 * Compares a live site with `build/`: a line for each check, then what differs. The exit code is 1 when anything differs.
 * @throws with the usage when the arguments are wrong
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      host: {type: 'string', default: ''},
      hsts: {type: 'boolean', default: false},
    },
  });
  const [url = '', ...others] = positionals;
  if (
    !/^https?:$/.test(URL.parse(url)?.protocol ?? '') ||
    others.length > 0 ||
    (values.host !== '' && !hosts[values.host])
  ) {
    throw new Error(usage);
  }
  const build = join(__dirname, '../../build');
  const model = modelFor(values.host, build, values);
  const {origin, pathname} = new URL(url);
  if (pathname.replace(/\/?$/, '/') !== model.site.base) {
    throw new Error(
      `The build is for ${model.site.base}, the address ends in ${pathname}: HELP_CENTRE_BASE_URL decides it.`,
    );
  }
  for await (const {name, differences, limits} of runChecks({origin, model, build}, hosts[values.host])) {
    console.log(
      `${differences.length === 0 ? 'ok  ' : 'FAIL'} ${name}${limits > 0 ? ` (${limits} known limits of ${values.host})` : ''}`,
    );
    differences.slice(0, MAX_LINES).forEach((line) => console.log(`       ${line}`));
    if (differences.length > MAX_LINES) console.log(`       and ${differences.length - MAX_LINES} more`);
    process.exitCode = differences.length > 0 ? 1 : process.exitCode;
  }
}

void runCommand(main);
