import facts from '../manual/catalogue/strings/facts.es.json';

/** The owner of the site. Every name, address and number of the company comes from src/manual/catalogue/strings/facts.*.json. */
export const brand = {
  name: facts.company.name,
  legalName: facts.company.legalName,
  siteUrl: facts.site.url,
  email: facts.support.email,
} as const;
