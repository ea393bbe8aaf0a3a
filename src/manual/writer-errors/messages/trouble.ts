import type {Message} from '../message';

/** Errors in the cards of troubles, and in what the states of an order mean for money. */
export const troubleErrors = {
  troubleLines: (found: string, expected: string): Message => ({
    es: {
      found: `<Trouble> con las líneas (${found})`,
      expected: `una lista con estas líneas, en este orden: ${expected}`,
      advice: 'Empieza cada línea con su nombre entre acentos graves: - `now` Toca...',
    },
    en: {
      found: `<Trouble> with the lines (${found})`,
      expected: `one list with these lines, in this order: ${expected}`,
      advice: 'Begin each line with its name between backticks: - `now` Tap...',
    },
  }),

  moneyLines: (key: string, lines: string): Message => ({
    es: {
      found: `<Messages as="rules"> con "${key}", que no tiene veredicto o reglas del dinero`,
      expected: `"verdict", y "money" con ${lines}`,
      advice: 'Escríbelas en messages.*.json.',
    },
    en: {
      found: `<Messages as="rules"> with "${key}", which has no verdict or no rules about money`,
      expected: `"verdict", and "money" with ${lines}`,
      advice: 'Write them in messages.*.json.',
    },
  }),
} as const;
