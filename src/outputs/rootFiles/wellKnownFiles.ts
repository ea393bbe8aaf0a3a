import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {write} from '../../lib/files';
import {brand} from '../../site/company';

/** When security.txt expires; RFC 9116 recommends less than a year. A test fails a month before. */
export const SECURITY_CONTACT_EXPIRES = '2027-10-31T00:00:00Z';

/** For crawlers: everything may be read, and there is one sitemap for each language. */
const robotsTxt = (sitemaps: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', '', ...sitemaps.map((address) => `Sitemap: ${address}`), ''].join('\n');

/** security.txt: the contact for vulnerability reports (RFC 9116). */
export const securityTxt = (site: string, languages: readonly string[]): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${SECURITY_CONTACT_EXPIRES}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}.well-known/security.txt`,
    '',
  ].join('\n');

/** Writes the files that crawlers and security researchers look for at the root of a site. */
export function writeWellKnownFiles({siteConfig, i18n}: LoadContext, outDir: string): void {
  const site = siteConfig.url + siteConfig.baseUrl;
  const sitemaps = Object.values(i18n.localeConfigs).map(({baseUrl}) => `${siteConfig.url}${baseUrl}sitemap.xml`);
  write(path.join(outDir, 'robots.txt'), robotsTxt(sitemaps));
  write(path.join(outDir, '.well-known', 'security.txt'), securityTxt(site, i18n.locales));
}
