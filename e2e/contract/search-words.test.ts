import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {openSearch, type Search} from '../../src/search/engine/search';
import {buildFolder, contentIndexOf, fileOf} from '../support/build';
import {addressOf, type Locale, locales} from '../support/routes';

/** Words of the language, also spoken ones, that resemble a word of the pages: what is typed is what is searched for. */
const uncorrected: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    ...['murió', 'rato', 'ciego', 'jala', 'fundas', 'manches', 'laburo', 'ladrones', 'renta', 'declaración', 'mails'],
    ...['chamba', 'vaina', 'herencia', 'bronca', 'remedio', 'tumbaron', 'guagua'],
  ],
  en: [
    ...['my mom died', 'blind', 'human', 'i am stuck', 'thieves', 'recognise', 'organised', 'colour', 'mugged', 'rent'],
    ...['sue', 'burglar', 'gutted', 'stalled', 'melted', 'authorise', 'landlord'],
  ],
};
/** Problems that a page about removing something has words of, but does not solve. */
const notRemovals: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    ...['se suspendió mi cuenta', 'la app se cierra sola', 'tarjeta', 'mi cuenta', 'me suspendieron la cuenta'],
    ...['cerraron mi cuenta sin avisar', 'cuenta bloqueada', 'la app se cierra y no paga', 'no entra mi cuenta'],
    ...['la aplicacion se traba', 'mi contacto no aparece', 'la tarjeta no pasa'],
    ...['me cancelaron la cuenta sin motivo', 'eliminaron mi cuenta', 'me dieron de baja', 'mi cuenta desapareció'],
  ],
  en: [
    ...['my account was suspended', 'app keeps crashing', 'card', 'my account', 'they suspended my account'],
    ...['you closed my account', 'account locked', 'app closes by itself', 'app shuts down when i pay', 'app freezes'],
    ...['contact not showing', 'card declined', 'why was my account closed'],
    ...['they deleted my account', 'my account was cancelled', 'my account disappeared', 'my account is gone'],
  ],
};
describe.each(locales)('words of the language (%s)', (locale) => {
  let search: Search['search'];

  beforeAll(async () => {
    const root = contentIndexOf(fileOf(addressOf('/', locale))).search ?? '';
    const folder = join(buildFolder, addressOf('/search', locale));
    ({search} = openSearch(readFileSync(join(folder, root), 'utf8')));
  });

  it.each(uncorrected[locale])('does not correct "%s"', (query) => {
    for (const typed of [query, `${query} `]) expect(search(typed).corrections).toEqual([]);
  });

  it.each(notRemovals[locale])('does not answer "%s" with removing something', (query) => {
    const [first] = search(query).results;
    expect(first?.url).toBeDefined();
    expect(first?.url).not.toMatch(/delete|remove/);
  });
});
