import type {Message} from '../message';

/** Errors in the titles of steps. */
export const stepErrors = {
  stepWithoutTitle: (step: number): Message => ({
    es: {
      found: `el paso ${step}, que no empieza con un título en negrita`,
      expected: 'un título en negrita, solo en su párrafo, y después la explicación',
      advice: `Escribe "${step}. **Elige el contacto**", una línea vacía y la explicación con tres espacios delante.`,
    },
    en: {
      found: `step ${step} that does not begin with a bold title`,
      expected: 'a bold title alone in its paragraph, then the explanation',
      advice: `Write "${step}. **Choose the contact**", an empty line, and the explanation indented by three spaces.`,
    },
  }),

  longStepTitle: (step: number, count: number, most: number): Message => ({
    es: {
      found: `el título del paso ${step} con ${count} palabras`,
      expected: `${most} palabras como máximo; una palabra de la app cuenta como una`,
      advice: 'Deja lo principal en el título y pasa el resto a la explicación.',
    },
    en: {
      found: `the title of step ${step} with ${count} words`,
      expected: `at most ${most} words; a word of the app counts as one`,
      advice: 'Keep what matters most in the title and move the rest to the explanation.',
    },
  }),
};
