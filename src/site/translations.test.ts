import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../lib/listFiles';

const root = join(import.meta.dirname, '..', '..');

type Messages = Record<string, string>;

/** Words that are the same in both languages. */
const same = new Set(['Next', 'Internet', 'Cercana', '© Cercana, S. A.', 'Manual']);

function filesOf(locale: string): string[] {
  return listFiles(join(root, 'i18n', locale)).filter((file) =>
    /(?:^code|navbar|footer|current|options)\.json$/.test(file),
  );
}

function messagesOf(locale: string, file: string): Messages {
  const entries = JSON.parse(readFileSync(join(root, 'i18n', locale, file), 'utf8')) as Record<
    string,
    {message: string}
  >;
  return Object.fromEntries(Object.entries(entries).map(([id, {message}]) => [id, message]));
}

describe('the words of the interface', () => {
  it.each(filesOf('es'))('are translated: %s', (file) => {
    const spanish = messagesOf('es', file);
    const untranslated = Object.entries(messagesOf('en', file)).filter(
      ([id, message]) =>
        message === spanish[id] && /\p{L}/u.test(message.replace(/\{\w+\}/g, '')) && !same.has(message),
    );
    expect(untranslated).toEqual([]);
  });

  it.each(filesOf('es'))('name the same values in both languages: %s', (file) => {
    const valuesOf = (message = '') => [...new Set(message.match(/\{\w+\}/g))].sort();
    const english = messagesOf('en', file);
    for (const [id, message] of Object.entries(messagesOf('es', file))) {
      expect(valuesOf(english[id]), id).toEqual(valuesOf(message));
    }
  });

  it.each(['es', 'en'])('speak to the reader as a friend, never as "usted" (%s)', (locale) => {
    const formal = filesOf(locale).flatMap((file) =>
      Object.values(messagesOf(locale, file)).filter((message) => /\b(usted|su vínculo|vea|intente)\b/i.test(message)),
    );
    expect(formal).toEqual([]);
  });
});
