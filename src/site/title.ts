import {brand} from './brand';

const titles: Readonly<Record<string, string>> = {es: `Ayuda de ${brand.name}`, en: `${brand.name} Help`};

/**
 * The site's name in the language of the running build. Docusaurus translates labels but not `title` itself, which ends
 * every page's title and names the feeds; it reads the configuration again for each language, and sets the environment variable. A language
 * that has none here has the name alone.
 */
export const title = titles[process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'es'] ?? brand.name;
