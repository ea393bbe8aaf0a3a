import {parseArgs} from 'node:util';
import {screenKeys} from '../../manual/components/Screen';
import {siteFacts} from '../rules/unused';
import {readSite, type Site} from '../site';

/** Where each word of the catalogue is used: key -> file:line, in the order of the catalogue. */
export function usesByKey(site: Site): Map<string, string[]> {
  const locations = new Map([...site.catalogues.es.words.keys()].map((key): [string, string[]] => [key, []]));
  // Pictures are drawn after the text is read: the list is sorted by line.
  for (const use of site.pages.flatMap((page) => [...page.uses].sort((a, b) => a.line - b.line))) {
    locations.get(use.key)?.push(`${use.file}:${use.line}${use.where === 'picture' ? ' (picture)' : ''}`);
  }
  for (const key of siteFacts(site.siteDir)) locations.get(key)?.push('src/site');
  return locations;
}

/** Writes the list: a line for each word in both languages, and below it the uses. */
export function listUses(site: Site, only?: string): string {
  const drawn = new Set(screenKeys());
  return [...usesByKey(site)]
    .filter(([key]) => only === undefined || key.startsWith(only))
    .map(([key, locations]) => {
      const words = [site.catalogues.es, site.catalogues.en].map(
        (catalogue) => catalogue.words.get(key)?.text ?? '(missing)',
      );
      const shown = [...new Set(locations)];
      const elsewhere = drawn.has(key) ? '  only on a screen that no page shows' : '  nowhere';
      return [
        `${key}: ${words.join(' / ')}`,
        ...(shown.length > 0 ? shown.map((location) => `  ${location}`) : [elsewhere]),
      ].join('\n');
    })
    .join('\n');
}

/** `npm run catalogue`, or `npm run catalogue -- contacts` for the keys that begin so. */
async function main(): Promise<void> {
  const {
    positionals: [only],
  } = parseArgs({allowPositionals: true});
  console.log(listUses(await readSite(process.cwd()), only));
}

if (require.main === module) void main();
