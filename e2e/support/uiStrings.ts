import en from '../../i18n/en/code.json';
import es from '../../i18n/es/code.json';
import type {Locale} from './routes';

const messages: Record<Locale, Partial<Record<string, {message: string}>>> = {es, en};

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
