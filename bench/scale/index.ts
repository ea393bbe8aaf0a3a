import {statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {serve} from '../../scripts/serve';
import {listFiles} from '../../src/lib/files';
import {type Mode, openBrowser} from '../shared/browser';
import {type Built, buildPeer} from '../shared/build';
import {choiceOption, numberOption} from '../shared/options';
import type {Topic} from '../shared/peer';
import {peers} from '../shared/peers';
import {buildSite, readText, topicsOf} from '../shared/site';
import {kB, table} from '../shared/table';
import {type Traffic, weigh} from '../shared/traffic';
import {manyTopics} from './generate';
import {buildOwn} from './own';

/**
 * Measures how builds and pages grow with the number of pages: for this site and the same peers, from clean, one after the other.
 *
 *     npm run bench:scale -- 1000 5000 [--only=site,Starlight] [--limit=1800]
 *
 * A build that fails or takes longer than the limit (seconds) is a row that says so.
 */
interface Contestant {
  readonly name: string;
  readonly modes: readonly Mode[];
  readonly build: (topics: readonly Topic[], limitSeconds: number) => Promise<Built>;
  readonly address: (path: string) => string;
}

const contestants: readonly Contestant[] = [
  {name: 'site', modes: ['saving', 'ordinary'], build: buildOwn, address: (address) => address},
  ...peers.map((peer): Contestant => ({
    name: peer.name,
    modes: ['ordinary'],
    build: (topics, limitSeconds) => buildPeer(peer, topics, limitSeconds),
    address: peer.address,
  })),
];

const head = [
  'pages',
  'site',
  'build, s',
  'CPU, s',
  'peak, MB',
  'output, MB',
  'readable after, kB',
  'all, kB',
  'JS, kB',
];

function folderBytes(folder: string): number {
  return listFiles(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

/** The page that is weighed at every size. */
const sampleAddress = '/docs/contacts/create-contact';

async function weights(browser: Browser, {modes, address}: Contestant, output: string): Promise<Traffic[]> {
  const server = await serve({root: output});
  const traffic: Traffic[] = [];
  for (const mode of modes) {
    traffic.push(await weigh(browser, {url: new URL(address(sampleAddress), server.url).href, root: output}, mode));
  }
  await server.close();
  return traffic;
}

async function row(
  browser: Browser,
  contestant: Contestant,
  topics: readonly Topic[],
  limitSeconds: number,
): Promise<string[]> {
  try {
    const {seconds, cpuSeconds, megabytes, output} = await contestant.build(topics, limitSeconds);
    const traffic = await weights(browser, contestant, output);
    const cell = (value: (page: Traffic) => number): string => traffic.map((page) => kB(value(page))).join(' / ');
    return [
      seconds.toFixed(0),
      cpuSeconds?.toFixed(0) ?? '-',
      megabytes?.toFixed(0) ?? '-',
      (folderBytes(output) / 1e6).toFixed(0),
      cell(({readableBytes}) => readableBytes),
      cell(({bytes}) => bytes),
      cell(({scriptBytes}) => scriptBytes),
    ];
  } catch (error) {
    console.error(error);
    return ['no build', '-', '-', '-', '-', '-', '-'];
  }
}

async function compare(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {only: {type: 'string'}, limit: {type: 'string', default: '3600'}},
  });
  const chosen = choiceOption(
    'only',
    values.only,
    contestants.map(({name}) => name),
  );
  const limitSeconds = numberOption('--limit', values.limit);
  const sizes = (positionals.length > 0 ? positionals : ['1000']).map((size) => numberOption('number of pages', size));
  await buildSite();
  const browser = await openBrowser();
  const ownTopics = topicsOf(await readText());
  const rows: string[][] = [];
  for (const size of sizes) {
    const topics = manyTopics(ownTopics, size);
    for (const contestant of contestants.filter(({name}) => chosen.includes(name))) {
      console.error(`${contestant.name}, ${size} pages ...`);
      rows.push([
        size.toLocaleString('en'),
        contestant.name,
        ...(await row(browser, contestant, topics, limitSeconds)),
      ]);
      console.error(rows.at(-1)?.join(' | '));
    }
  }
  await browser.close();
  console.log(table(head, rows));
  console.log('\nThis site: with Save-Data / on an ordinary connection.');
}

void compare();
