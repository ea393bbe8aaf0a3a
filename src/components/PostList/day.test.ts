import {describe, expect, it, vi} from 'vitest';
import {writeDay} from './day';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Record<string, string | number> = {}) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));

describe('the day of a post', () => {
  it('is written as Intl writes it, in every month', () => {
    const format = new Intl.DateTimeFormat('es', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
    const days = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2026, month, 1 + month)).toISOString());
    expect(days.map(writeDay)).toEqual(days.map((day) => format.format(new Date(day))));
  });

  it('is the day of the post, wherever the reader is', () => {
    expect(writeDay('2026-01-01')).toBe('1 ene 2026');
    expect(writeDay('2026-12-31T23:59:59.999Z')).toBe('31 dic 2026');
  });
});
