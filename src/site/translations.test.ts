import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../lib/files';

const root = join(import.meta.dirname, '..', '..');

type Messages = Record<string, string>;

/** Words that are the same in both languages. */
const sameWords = new Set(['Next', 'Internet', 'Cercana', '© Cercana, S. A.', 'Manual']);

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
  it.each(filesOf('es'))('are translated, with the same values in both languages: %s', (file) => {
    const [spanish, english] = [messagesOf('es', file), messagesOf('en', file)];
    const valuesOf = (message = '') => [...new Set(message.match(/\{\w+\}/g))].sort();
    for (const [id, message] of Object.entries(spanish)) {
      const hasWords = /\p{L}/u.test(message.replace(/\{\w+\}/g, ''));
      if (hasWords && !sameWords.has(message)) expect(english[id], id).not.toBe(message);
      expect(valuesOf(english[id]), id).toEqual(valuesOf(message));
    }
  });

  it.each(['es', 'en'])('speak to the reader as a friend, never as "usted" (%s)', (locale) => {
    const formalTexts = filesOf(locale).flatMap((file) =>
      Object.values(messagesOf(locale, file)).filter((message) => /\b(usted|su vínculo|vea|intente)\b/i.test(message)),
    );
    expect(formalTexts).toEqual([]);
  });
});
