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
    row('Readability, lowest', (locale) => lowest(site, locale)),
    row('Readability, median', (locale) => median(scores(site, locale).map(({points}) => points)).toFixed(1)),
  ];
}

function scores(site: Site, locale: Locale): {file: string; points: number}[] {
  return site.pages
    .filter((page) => page.ref.locale === locale)
    .flatMap((page) => {
      const points = scoreOf(page);
      return points === undefined ? [] : [{file: `${page.ref.section}/${page.ref.name}`, points}];
    })
    .sort((a, b) => a.points - b.points);
}

function lowest(site: Site, locale: Locale): string {
  const worst = scores(site, locale)[0];
  return worst ? `${worst.points.toFixed(1)} (${worst.file})` : '-';
}
