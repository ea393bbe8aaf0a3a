import {parseArgs} from 'node:util';
import {serve} from '../../scripts/serve';
import {groupBy} from '../../src/lib/text';
import {openBrowser} from '../shared/browser';
import {buildPeer} from '../shared/build';
import {docusaurus} from '../shared/docusaurus';
import {median} from '../shared/median';
import {choiceOption, numberOption} from '../shared/options';
import {copyBuild, copySite, readText, topicsOf} from '../shared/site';
import {starlight} from '../shared/starlight';
import {table} from '../shared/table';
import {precompress} from '../shared/traffic';
import {columns, measureWork, modes, type Work} from './measure';

/**
 * What a page costs a phone's processor: this site beside stock Docusaurus and Starlight with the same text, and beside an older build.
 *
 *     npm run bench:work [-- --runs=5] [--mode=saving] [--pages=checkout,faq] [--only=Starlight] [--before=FOLDER]
 */
const pages = {checkout: '/docs/checkout/', password: '/docs/password/', home: '/', faq: '/docs/faq/'} as const;
const pageNames = Object.keys(pages) as (keyof typeof pages)[];
const modeNames = Object.keys(modes) as (keyof typeof modes)[];

/** The medians of each site, with what this site, the first, has in relation to them. */
function rowsOf(label: string, visits: readonly {site: string; work: Work}[]): string[][] {
  const medians = [...groupBy(visits, ({site}) => site)].map(([site, of]) => ({
    site,
    values: columns.map((column) => median(of.map(({work}) => work[column]))),
  }));
  const [own] = medians;
  return medians.flatMap(({site, values}) => {
    const ratios = values.map((value, column) => (value > 0 ? ((own?.values[column] ?? 0) / value).toFixed(2) : '-'));
    const row = [label, site, ...values.map((value) => value.toFixed(0))];
    return site === own?.site ? [row] : [row, [label, `${own?.site} / ${site}`, ...ratios]];
  });
}

async function compare(): Promise<void> {
  const option = {type: 'string'} as const;
  const {values} = parseArgs({options: {runs: option, mode: option, pages: option, only: option, before: option}});
  const runs = numberOption('--runs', values.runs ?? '5');
  const chosenModes = choiceOption('mode', values.mode ?? 'ordinary', modeNames);
  const chosenPages = choiceOption('pages', values.pages, pageNames);
  const chosenPeers = choiceOption('only', values.only, [docusaurus.name, starlight.name]);

  const roots = new Map([['this site', await copySite()]]);
  if (values.before) roots.set('before', copyBuild(values.before, 'before'));
  const topics = topicsOf(await readText());
  for (const peer of [docusaurus, starlight].filter(({name}) => chosenPeers.includes(name))) {
    console.error(`Building ${peer.name} ...`);
    roots.set(peer.name, (await buildPeer(peer, topics)).output);
  }
  const sites = await Promise.all([...roots].map(async ([name, root]) => ({name, root, server: await serve({root})})));

  const browser = await openBrowser();
  const visits: {label: string; site: string; work: Work}[] = [];
  for (let run = 1; run <= runs; run++) {
    for (const mode of chosenModes) {
      for (const page of chosenPages) {
        // The sites take turns, so that a change of the machine's speed meets all.
        for (const {name, root, server} of sites) {
          const [label, url] = [`${page}, ${mode}`, new URL(pages[page], server.url).href];
          console.error(`Run ${run}: ${label}, ${name}`);
          if (run === 1) await precompress(browser, {url, root}, 'ordinary');
          visits.push({label, site: name, work: await measureWork(browser, url, mode)});
        }
      }
    }
  }
  await browser.close();
  await Promise.all(sites.map(({server}) => server.close()));
  const rows = [...groupBy(visits, ({label}) => label)].flatMap(([label, group]) => rowsOf(label, group));
  console.log(table(['page', 'site', ...columns], rows));
}

void compare();
