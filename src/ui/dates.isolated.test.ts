import {afterEach, describe, expect, it, vi} from 'vitest';
import {writeDay, writeTime} from './dates';

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
  it.each(['es', 'en'])('is written as Intl writes it, in every month (%s)', (locale) => {
    language.current = locale;
    const format = new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
    const days = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2026, month, 1 + month)).toISOString());
    expect(days.map(writeDay)).toEqual(days.map((day) => format.format(new Date(day))));
  });

  it('is the day of the post, wherever the reader is', () => {
    language.current = 'es';
    expect(writeDay('2026-01-01')).toBe('1 ene 2026');
    expect(writeDay('2026-12-31T23:59:59.999Z')).toBe('31 dic 2026');
  });
});

describe('a moment', () => {
  afterEach(() => void vi.useRealTimers());

  // Without a zone it is the reader's own time. 2 November 2026 is a Monday.
  it.each([
    ['2026-11-02T16:00', 'hoy a las 4:00 p. m.', 'today at 4:00 p.m.'],
    ['2026-11-02T00:05', 'hoy a las 12:05 a. m.', 'today at 12:05 a.m.'],
    ['2026-11-02T12:00', 'hoy a las 12:00 p. m.', 'today at 12:00 p.m.'],
    ['2026-11-02T13:30', 'hoy a la 1:30 p. m.', 'today at 1:30 p.m.'],
    ['2026-11-03T01:00', 'mañana a la 1:00 a. m.', 'tomorrow at 1:00 a.m.'],
    ['2026-11-04T11:59', 'el miércoles a las 11:59 a. m.', 'on Wednesday at 11:59 a.m.'],
    ['2026-11-08T09:00', 'el domingo a las 9:00 a. m.', 'on Sunday at 9:00 a.m.'],
  ])('is written with its day, as the manual writes times (%s)', (moment, es, en) => {
    vi.useFakeTimers({now: new Date('2026-11-02T23:59')});
    for (const [locale, expected] of Object.entries({es, en})) {
      language.current = locale;
      expect(writeTime(new Date(moment)).replace(/\u00A0/g, ' ')).toBe(expected);
    }
  });
});
