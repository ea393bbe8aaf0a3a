import {markdownTable} from 'markdown-table';
import {locales, type Locale} from '../../site-model/locales';
import {scoreOf} from '../rules/readability';
import {readSite, type Site} from '../site';
import {median} from '../reading/median';

/** How easily each page reads, hardest Spanish page first, and the median: page, Spanish (INFLESZ), English (Flesch reading ease). */
export function readabilityOf(site: Site): [string, string, string][] {
  const points = new Map<string, Partial<Record<Locale, number>>>();
  for (const page of site.pages) {
    const name = `${page.ref.section}/${page.ref.name}`;
    points.set(name, {...points.get(name), [page.ref.locale]: scoreOf(page)});
  }
  const rows = [...points].sort(([, a], [, b]) => (a.es ?? Infinity) - (b.es ?? Infinity));
  const show = (score?: number): string => score?.toFixed(1) ?? '-';
  const middle = locales.map((locale) => show(median(rows.flatMap(([, scores]) => scores[locale] ?? []))));
  return [
    ...rows.map(([name, {es, en}]): [string, string, string] => [name, show(es), show(en)]),
    ['Median', middle[0] ?? '', middle[1] ?? ''],
  ];
}

/** `npm run readability`: the table of all pages. */
async function main(): Promise<void> {
  const rows = readabilityOf(await readSite(process.cwd()));
  console.log(markdownTable([['Page', 'Spanish (INFLESZ)', 'English (Flesch)'], ...rows]));
}

if (require.main === module) void main();
