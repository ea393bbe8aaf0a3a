import en from '../../i18n/en/code.json';
import searchEn from '../../i18n/en/search/strings.json';
import es from '../../i18n/es/code.json';
import searchEs from '../../i18n/es/search/strings.json';
import type {Locale} from './routes';

type Messages = Partial<Record<string, {message: string}>>;

/** The texts of the search, with ids like those of pages. */
const ofSearch = (texts: object) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [`search.${id}`, text]));

const messages: Record<Locale, Messages> = {es: {...es, ...ofSearch(searchEs)}, en: {...en, ...ofSearch(searchEn)}};

/**
 * A text of the interface in a language, so that tests find controls by the words that a reader sees. Texts that must not change are
 * written out in the tests.
 * @throws when there is no such id.
 */
export function uiString(locale: Locale, id: string, values: Record<string, string> = {}): string {
  const entry = messages[locale][id];
  if (!entry) throw new Error(`i18n/${locale}/code.json has no "${id}".`);
  return entry.message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
