import {markdownTable} from '../../lib/text';
import {locales, sourceLocale, type Locale} from '../../site/locales';
import {formulaOf} from '../reading/score';
import {scoreOf} from '../rules/readability';
import {readSite, type Site} from '../site';

/** How easily each page reads in each language, hardest Spanish page first. */
function readabilityOf(site: Site): string[][] {
  const points = new Map<string, Partial<Record<Locale, number>>>();
  for (const page of site.pages) {
    const name = `${page.ref.section}/${page.ref.name}`;
    points.set(name, {...points.get(name), [page.ref.locale]: scoreOf(page)});
  }
  const rows = [...points].sort(([, a], [, b]) => (a[sourceLocale] ?? Infinity) - (b[sourceLocale] ?? Infinity));
  const show = (score?: number): string => score?.toFixed(1) ?? '-';
  return rows.map(([name, scores]) => [name, ...locales.map((locale) => show(scores[locale]))]);
}

/** `npm run readability`: the table of all pages. */
async function main(): Promise<void> {
  const columns = locales.map((locale) => `${locale} (${formulaOf(locale) ?? 'no formula'})`);
  console.log(markdownTable([['Page', ...columns], ...readabilityOf(await readSite(process.cwd()))]));
}

void main();
