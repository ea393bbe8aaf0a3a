import type {Message} from '../message';

/** Errors in steps and their result. */
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

  longStepTitle: (step: number, count: number, maxWords: number): Message => ({
    es: {
      found: `el título del paso ${step} con ${count} palabras`,
      expected: `${maxWords} palabras como máximo; una palabra de la app cuenta como una`,
      advice: 'Deja lo principal en el título y pasa el resto a la explicación.',
    },
    en: {
      found: `the title of step ${step} with ${count} words`,
      expected: `at most ${maxWords} words; a word of the app counts as one`,
      advice: 'Keep what matters most in the title and move the rest to the explanation.',
    },
  }),

  severalLists: (count: number): Message => ({
    es: {
      found: `<Steps> con ${count} listas`,
      expected: 'exactamente una lista numerada',
      advice: 'Pon cada lista en un <Steps> propio.',
    },
    en: {
      found: `<Steps> with ${count} lists`,
      expected: 'exactly one numbered list',
      advice: 'Put every list in a <Steps> of its own.',
    },
  }),

  contentBesideList: (): Message => ({
    es: {
      found: '<Steps> con algo junto a su lista',
      expected: 'exactamente una lista numerada',
      advice: 'Mueve el resto a un paso (con tres espacios delante) o fuera de <Steps>.',
    },
    en: {
      found: '<Steps> with something beside its list',
      expected: 'exactly one numbered list',
      advice: 'Move the rest into a step (indented by three spaces) or out of <Steps>.',
    },
  }),

  listMissing: (): Message => ({
    es: {
      found: '<Steps> sin una lista numerada',
      expected: 'una lista numerada desde 1',
      advice: 'Deja una línea vacía después de <Steps> y escribe "1. Toca {tabs.home}."',
    },
    en: {
      found: '<Steps> without a numbered list',
      expected: 'one list that is numbered from 1',
      advice: 'Leave an empty line after <Steps>, then write "1. Toca {tabs.home}."',
    },
  }),

  listStart: (start: number): Message => ({
    es: {
      found: `<Steps> que empieza con ${start}`,
      expected: 'una lista numerada desde 1',
      advice: 'Numera la lista desde 1.',
    },
    en: {
      found: `<Steps> that begins with ${start}`,
      expected: 'one list that is numbered from 1',
      advice: 'Number the list from 1.',
    },
  }),

  severalPicturesInStep: (count: number): Message => ({
    es: {
      found: `${count} imágenes en un paso`,
      expected: 'un <Screen> como máximo',
      advice: 'Divide el paso, o deja la imagen que muestra dónde mirar.',
    },
    en: {
      found: `${count} pictures in one step`,
      expected: 'at most one <Screen>',
      advice: 'Split the step, or keep the picture that shows where to look.',
    },
  }),

  severalPicturesInResult: (count: number): Message => ({
    es: {
      found: `${count} imágenes en un resultado`,
      expected: 'un <Screen> como máximo',
      advice: 'Deja la imagen que muestra dónde mirar.',
    },
    en: {
      found: `${count} pictures in one result`,
      expected: 'at most one <Screen>',
      advice: 'Keep the picture that shows where to look.',
    },
  }),

  resultWithoutWords: (): Message => ({
    es: {
      found: '<Result> que no empieza con palabras',
      expected: 'una frase y después la imagen',
      advice: 'Di primero qué se ve.',
    },
    en: {
      found: '<Result> that does not begin with words',
      expected: 'a sentence, then the picture',
      advice: 'Say what to see first.',
    },
  }),

  resultWithoutSteps: (): Message => ({
    es: {
      found: '<Result> que no sigue a <Steps>',
      expected: '<Result> justo después de </Steps>',
      advice: 'Muévelo ahí, o escribe las palabras como un párrafo.',
    },
    en: {
      found: '<Result> that does not follow <Steps>',
      expected: '<Result> right after </Steps>',
      advice: 'Move it there, or write the words as a paragraph.',
    },
  }),
};
