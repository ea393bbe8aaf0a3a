import {locales, type Locale} from '../../site/locales';
import {median} from '../reading/median';
import {scoreOf} from '../rules/readability';
import type {Site} from '../site';

/** The counts of a site, as rows of a table: what, Spanish, English. */
export function countsOf(site: Site): [string, string, string][] {
  const row = (what: string, count: (locale: Locale) => string | number): [string, string, string] => {
    const [es, en] = locales.map((locale) => String(count(locale)));
    return [what, es ?? '', en ?? ''];
  };
  const pagesOf = (locale: Locale) => site.pages.filter((page) => page.ref.locale === locale);
  const sum = (locale: Locale, count: (page: Site['pages'][number]) => number) =>
    pagesOf(locale).reduce((all, page) => all + count(page), 0);
  const scoresOf = (locale: Locale) =>
    pagesOf(locale).flatMap((page) => {
      const points = scoreOf(page);
      return points === undefined ? [] : [{name: `${page.ref.section}/${page.ref.name}`, points}];
    });
  return [
    row('Pages', (locale) => pagesOf(locale).length),
    row('Words in the catalogue', (locale) => site.catalogues[locale].words.size),
    row('Keys in use', (locale) => new Set(pagesOf(locale).flatMap((page) => page.uses.map((use) => use.key))).size),
    row('Uses in texts', (locale) => sum(locale, (page) => page.uses.filter((use) => use.where === 'text').length)),
    row('Uses in pictures', (locale) =>
      sum(locale, (page) => page.uses.filter((use) => use.where === 'picture').length),
    ),
    row('Pictures', (locale) => sum(locale, (page) => page.pictures.length)),
    row('Steps', (locale) => sum(locale, (page) => page.outline.steps.reduce((all, steps) => all + steps.count, 0))),
    row('Answers', (locale) => sum(locale, (page) => page.outline.answers.length)),
    row('Readability, lowest', (locale) => lowest(scoresOf(locale))),
    row('Readability, median', (locale) => median(scoresOf(locale).map(({points}) => points)).toFixed(1)),
  ];
}

function lowest(scores: readonly {name: string; points: number}[]): string {
  const [worst] = [...scores].sort((a, b) => a.points - b.points);
  return worst ? `${worst.points.toFixed(1)} (${worst.name})` : '-';
}
