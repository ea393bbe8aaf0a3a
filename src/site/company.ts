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
