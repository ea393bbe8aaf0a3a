import {describe, expect, it, vi} from 'vitest';
import {writeDay} from './dates';

const language = vi.hoisted(() => ({current: 'es'}));

vi.mock('@docusaurus/Translate', async () => {
  const words = {
    es: (await import('../../i18n/es/code.json')).default,
    en: (await import('../../i18n/en/code.json')).default,
  } as Record<string, Record<string, {message: string}>>;
  return {
    translate: ({id}: {id: string}, values: Record<string, string | number> = {}) =>
      words[language.current]?.[id]?.message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  };
});

describe('the day of a post', () => {
  it.each(['es', 'en'])('has the same form as with Intl, in every month (%s)', (locale) => {
    language.current = locale;
    const format = new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
    const days = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2026, month, 1 + month)).toISOString());
    expect(days.map(writeDay)).toEqual(days.map((day) => format.format(new Date(day))));
  });

  it('is the day of the post in every time zone', () => {
    language.current = 'es';
    expect(writeDay('2026-01-01')).toBe('1 ene 2026');
    expect(writeDay('2026-12-31T23:59:59.999Z')).toBe('31 dic 2026');
  });
});
