import {afterEach, describe, expect, it, vi} from 'vitest';
import english from '../../../i18n/en/code.json';
import spanish from '../../../i18n/es/code.json';
import {writeTime} from './supportStatus';

const textsOf = (strings: typeof spanish): DOMStringMap => ({
  days: strings['contact.days'].message,
  halves: strings['contact.halves'].message,
  at: strings['contact.at'].message,
  atOne: strings['contact.atOne'].message,
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
    const texts = [spanish, english].map((strings) => writeTime(new Date(moment), textsOf(strings)));
    expect(texts.map((text) => text.replace(/\u00A0/g, ' '))).toEqual([es, en]);
  });
});
