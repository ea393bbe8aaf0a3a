import {parseArgs} from 'node:util';
import {serve} from '../../scripts/serve';
import {median} from '../shared/median';
import {openBrowser, type Mode} from '../shared/browser';
import {buildPeer} from '../shared/build';
import {openLighthouse} from '../shared/lighthouse';
import {choiceOption, numberOption} from '../shared/options';
import {peers} from '../shared/peers';
import {copySite, readText, topicsOf} from '../shared/site';
import {type Figures, measure, type Site, together, type Tools} from './figures';
import {tapFirst, type taps} from './firstTap';
import {peersTable, type Row, type Taps, targetsTable} from './report';

/**
 * Builds, serves and measures this site, stock Docusaurus, Starlight and VitePress with the same text in one run.
 *
 *     npm run bench [-- --runs=5] [--pages=all | --pages=/docs/faq/,/docs/help/] [--only=Starlight]
 *
 * The peers are built in .cache/bench with the packages pinned in bench/shared/versions.json.
 */
const representative = ['/docs/', '/docs/contacts/create-contact', '/docs/faq/', '/docs/services/remittances'];

const starlightName = 'Starlight';
const controls: readonly (keyof typeof taps)[] = ['menu', 'search', 'toggle', 'dismiss'];

async function tapsOf({browser, runs}: Tools, {url, mode}: Site, path: string): Promise<Taps> {
  const answers: [control: string, tapTimes: Taps['menu']][] = [];
  for (const control of controls) {
    const times: Taps['menu'][] = [];
    for (let run = 0; run < runs; run++) {
      times.push(await tapFirst(browser, url(path), control, mode));
    }
    answers.push([
      control,
      {reaction: median(times.map(({reaction}) => reaction)), effect: median(times.map(({effect}) => effect))},
    ]);
  }
  return Object.fromEntries(answers) as Record<keyof typeof taps, Taps['menu']>;
}

async function measureAll(tools: Tools, site: Site, paths: readonly string[]): Promise<Figures[]> {
  const pages: Figures[] = [];
  for (const path of paths) {
    console.error(`Measuring ${site.name}: ${path}`);
    pages.push(await measure(tools, site, path));
  }
  return pages;
}

async function compare(): Promise<void> {
  const {values} = parseArgs({
    options: {only: {type: 'string'}, pages: {type: 'string'}, runs: {type: 'string', default: '3'}},
  });
  const runs = numberOption('--runs', values.runs);
  const chosen = choiceOption(
    'only',
    values.only,
    peers.map(({name}) => name),
  );
  const root = await copySite();
  const ownServer = await serve({root});
  const browser = await openBrowser();
  const texts = await readText();
  const paths = values.pages === 'all' ? texts.map(({path}) => path) : (values.pages?.split(',') ?? representative);
  const servers = [ownServer];
  const siteOf = (name: string, mode: Mode): Site => ({
    name,
    mode,
    root,
    url: (path) => new URL(path, ownServer.url).href,
  });
  const modes = {ordinary: siteOf('this site', 'ordinary'), saving: siteOf('this site, Save-Data', 'saving')};
  const peerSites: Site[] = [];
  for (const peer of peers.filter(({name}) => chosen.includes(name))) {
    console.error(`Building ${peer.name} ...`);
    const {output} = await buildPeer(peer, topicsOf(texts));
    const server = await serve({root: output});
    servers.push(server);
    peerSites.push({
      name: peer.name,
      mode: 'ordinary',
      root: output,
      url: (path) => new URL(peer.address(path), server.url).href,
    });
  }
  const lighthouse = await openLighthouse();
  const tools = {browser, lighthouse, runs};

  const figures = new Map<string, Figures[]>();
  for (const site of [modes.ordinary, modes.saving, ...peerSites]) {
    figures.set(site.name, await measureAll(tools, site, paths));
  }
  const rows = [...figures].map(([name, pages]): Row => [name, together(pages, median)]);
  console.log(peersTable(rows, starlightName));
  const base = rows.find(([name]) => name === starlightName)?.[1];
  for (const mode of ['saving', 'ordinary'] as const) {
    const pages = figures.get(modes[mode].name) ?? [];
    const tapTimes = await tapsOf(tools, modes[mode], '/docs/contacts/create-contact');
    console.log(
      `\n${targetsTable(mode, {middle: together(pages, median), heaviest: together(pages, (values) => Math.max(...values)), base, tapTimes})}`,
    );
  }
  await lighthouse.close();
  await browser.close();
  await Promise.all(servers.map(({close}) => close()));
}

void compare();
