import {parseArgs} from 'node:util';
import {serve} from '../../scripts/serve';
import {programPath} from '../../scripts/setup/find-browser.cjs';
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
import {firefoxColumns, openFirefox} from './firefox';
import {columns, measureWork, modes} from './measure';

/**
 * Measures what a page costs a phone's processor: on this site, stock Docusaurus and Starlight with the same text, and an older build.
 *
 *     npm run bench:work [-- --runs=5] [--mode=saving] [--pages=checkout,faq] [--only=Starlight] [--before=FOLDER] [--browser=firefox]
 */
const pages = {checkout: '/docs/checkout/', password: '/docs/password/', home: '/', faq: '/docs/faq/'} as const;
const pageNames = Object.keys(pages) as (keyof typeof pages)[];
const modeNames = Object.keys(modes) as (keyof typeof modes)[];

const browserNames = ['chromium', 'firefox'] as const;

interface Visit {
  readonly label: string;
  readonly site: string;
  readonly work: Readonly<Record<string, number>>;
}

interface Measure {
  readonly columns: readonly string[];
  /** Visits the page in Chromium to write the compressed files that the server sends. */
  readonly prepare: (url: string, root: string) => Promise<void>;
  readonly visit: (url: string, mode: keyof typeof modes) => Promise<Visit['work']>;
  readonly close: () => Promise<void>;
}

/** Opens the browser for the visits. Its figures depend on the browser. */
async function openMeasure(name: (typeof browserNames)[number]): Promise<Measure> {
  const chromium = await openBrowser();
  const prepare: Measure['prepare'] = (url, root) => precompress(chromium, {url, root}, 'ordinary');
  if (name === 'chromium') {
    const visit: Measure['visit'] = (url, mode) => measureWork(chromium, url, mode);
    return {columns, prepare, visit, close: () => chromium.close()};
  }
  const program = programPath('firefox-esr') ?? programPath('firefox');
  if (!program) throw new Error('--browser=firefox: Firefox is not on the PATH. Install it, on Debian as firefox-esr.');
  const firefox = await openFirefox(program);
  const close = async () => {
    await chromium.close();
    await firefox.close();
  };
  return {columns: firefoxColumns, prepare, visit: firefox.measure, close};
}

/** The medians of each site, with the ratios of this site, which is the first. */
function rowsOf(label: string, visits: readonly Visit[], columns: readonly string[]): string[][] {
  const medians = [...groupBy(visits, ({site}) => site)].map(([site, siteVisits]) => ({
    site,
    values: columns.map((column) => median(siteVisits.map(({work}) => work[column] ?? 0))),
  }));
  const [ownMedians] = medians;
  return medians.flatMap(({site, values}) => {
    const ratios = values.map((value, column) =>
      value > 0 ? ((ownMedians?.values[column] ?? 0) / value).toFixed(2) : '-',
    );
    const row = [label, site, ...values.map((value) => value.toFixed(0))];
    return site === ownMedians?.site ? [row] : [row, [label, `${ownMedians?.site} / ${site}`, ...ratios]];
  });
}

async function compare(): Promise<void> {
  const option = {type: 'string'} as const;
  const {values} = parseArgs({
    options: {runs: option, mode: option, pages: option, only: option, before: option, browser: option},
  });
  const runs = numberOption('--runs', values.runs ?? '5');
  const chosenModes = choiceOption('mode', values.mode ?? 'ordinary', modeNames);
  const chosenPages = choiceOption('pages', values.pages, pageNames);
  const [browserName = 'chromium'] = choiceOption('browser', values.browser ?? 'chromium', browserNames);
  const chosenPeers = choiceOption('only', values.only, [docusaurus.name, starlight.name]);

  const roots = new Map([['this site', await copySite()]]);
  if (values.before) roots.set('before', copyBuild(values.before, 'before'));
  const topics = topicsOf(await readText());
  for (const peer of [docusaurus, starlight].filter(({name}) => chosenPeers.includes(name))) {
    console.error(`Building ${peer.name} ...`);
    roots.set(peer.name, (await buildPeer(peer, topics)).output);
  }
  const sites = await Promise.all([...roots].map(async ([name, root]) => ({name, root, server: await serve({root})})));

  const measure = await openMeasure(browserName);
  const visits: Visit[] = [];
  for (let run = 1; run <= runs; run++) {
    for (const mode of chosenModes) {
      for (const page of chosenPages) {
        // The sites take turns, so that a change of the machine's speed affects all of them.
        for (const {name, root, server} of sites) {
          const [label, url] = [`${page}, ${mode}`, new URL(pages[page], server.url).href];
          console.error(`Run ${run}: ${label}, ${name}`);
          if (run === 1) await measure.prepare(url, root);
          visits.push({label, site: name, work: await measure.visit(url, mode)});
        }
      }
    }
  }
  await measure.close();
  await Promise.all(sites.map(({server}) => server.close()));
  const rows = [...groupBy(visits, ({label}) => label)].flatMap(([label, group]) =>
    rowsOf(label, group, measure.columns),
  );
  console.log(table(['page', 'site', ...measure.columns], rows));
}

void compare();
