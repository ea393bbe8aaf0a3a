import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Locale} from './routes';
import {buildFolder} from './build';

type Messages = Record<string, {message: string}>;

const read = (locale: Locale) =>
  JSON.parse(readFileSync(join(buildFolder, '..', 'i18n', locale, 'code.json'), 'utf8')) as Messages;

const messages: Record<Locale, Messages> = {es: read('es'), en: read('en')};

/**
 * A text of the interface in a language, so that tests find controls by the words a reader sees. A text that must
 * stay word for word stands in the tests themselves.
 * @throws when there is no such id.
 */
export function uiString(locale: Locale, id: string, values: Record<string, string> = {}): string {
  const entry = messages[locale][id];
  if (!entry) {
    throw new Error(`i18n/${locale}/code.json has no "${id}".`);
  }
  return entry.message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
