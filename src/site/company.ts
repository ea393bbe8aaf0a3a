import facts from '../manual/catalogue/strings/facts.es.json';

/** The owner of the site. Every name, address and number of the company comes from src/manual/catalogue/strings/facts.*.json. */
export const brand = {
  name: facts.company.name,
  legalName: facts.company.legalName,
  siteUrl: facts.site.url,
  email: facts.support.email,
} as const;

const titles: Readonly<Record<string, string>> = {es: `Ayuda de ${brand.name}`, en: `${brand.name} Help`};

/**
 * The name of the site in the language of the running build. Docusaurus translates labels but not `title`, which ends
 * every page's title and names the feeds; it reads the configuration again for each language, and sets the environment variable. A language
 * without a title here gets the name of the company.
 */
export const siteTitle = (): string => titles[process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'es'] ?? brand.name;

/**
 * When support answers, for computing whether it is open: days from 0 (Sunday) to 6, hours of the day, and the offset from UTC in
 * hours of Panama, which keeps no daylight saving time. The same hours in words are the fact `support.hours` of the catalogue, and
 * src/manual/catalogue/supportHours.test.ts holds them together; the days on which it is closed are the facts `support.holidays`.
 */
export const supportHours = {firstDay: 1, lastDay: 5, opens: 9, closes: 17, utcOffset: -5} as const;

export type SupportHours = {[key in keyof typeof supportHours]: number};
