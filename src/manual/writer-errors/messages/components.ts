import {suggestion} from '../didYouMean';
import type {Message} from '../message';

/** Errors in the use of the writers' components. Arguments are texts and numbers only; lists are joined by the caller. */
export const componentErrors = {
  unknownComponent: (name: string, known: string, near: string): Message => ({
    es: {
      found: `<${name}>`,
      expected: `uno de ${known}`,
      advice: `Usa uno de estos.${suggestion(near).es}`,
    },
    en: {found: `<${name}>`, expected: `one of ${known}`, advice: `Use one of these.${suggestion(near).en}`},
  }),

  spreadProperties: (name: string): Message => ({
    es: {
      found: `{...} entre las propiedades de <${name}>`,
      expected: 'propiedades escritas una por una',
      advice: 'Escribe cada una así: nombre="texto".',
    },
    en: {
      found: `{...} among the properties of <${name}>`,
      expected: 'properties written one by one',
      advice: 'Write each as name="text".',
    },
  }),

  unknownProperty: (name: string, property: string, allowed: string, near: string): Message => ({
    es: {
      found: `la propiedad ${property} de <${name}>`,
      expected: allowed ? `una de ${allowed}` : 'ninguna propiedad',
      advice: `Quítala.${suggestion(near).es}`,
    },
    en: {
      found: `the property ${property} of <${name}>`,
      expected: allowed ? `one of ${allowed}` : 'no property',
      advice: `Take it out.${suggestion(near).en}`,
    },
  }),

  emptyProperty: (name: string, property: string, removable: string): Message => ({
    es: {
      found: `<${name} ${property}="">`,
      expected: `${property}="..." con algo entre las comillas`,
      advice: `Complétala, o quita ${removable}.`,
    },
    en: {
      found: `<${name} ${property}="">`,
      expected: `${property}="..." with something between the quotation marks`,
      advice: `Fill it in, or take ${removable} out.`,
    },
  }),

  propertyIsNoText: (name: string, property: string): Message => ({
    es: {
      found: `<${name}> con una propiedad ${property} que no es un texto`,
      expected: `${property}="texto"`,
      advice: 'Escribe el valor entre comillas.',
    },
    en: {
      found: `<${name}> with a property ${property} that is no text`,
      expected: `${property}="text"`,
      advice: 'Write the value between quotation marks.',
    },
  }),

  missingProperty: (name: string, property: string, required: string): Message => ({
    es: {found: `<${name}> sin ${property}`, expected: `<${name} ${required}>`, advice: `Agrega ${property}="...".`},
    en: {found: `<${name}> without ${property}`, expected: `<${name} ${required}>`, advice: `Add ${property}="...".`},
  }),

  contentNotAllowed: (name: string): Message => ({
    es: {
      found: `<${name}> con algo entre sus etiquetas`,
      expected: `<${name} ... /> sin nada dentro`,
      advice: 'Cierra la etiqueta con /> y saca lo que contiene.',
    },
    en: {
      found: `<${name}> with something between its tags`,
      expected: `<${name} ... /> with nothing inside`,
      advice: 'Close the tag with /> and move its content out.',
    },
  }),

  contentMissing: (name: string): Message => ({
    es: {
      found: `un <${name}> vacío`,
      expected: `contenido entre <${name}> y </${name}>`,
      advice: 'Escríbelo, o quita el componente.',
    },
    en: {
      found: `an empty <${name}>`,
      expected: `content between <${name}> and </${name}>`,
      advice: 'Write it, or take the component out.',
    },
  }),

  insideLine: (name: string): Message => ({
    es: {
      found: `<${name}> dentro de una línea de texto`,
      expected: `<${name}> en una línea propia`,
      advice: 'Deja una línea vacía antes y después.',
    },
    en: {
      found: `<${name}> inside a line of text`,
      expected: `<${name}> on a line of its own`,
      advice: 'Leave an empty line before and after it.',
    },
  }),

  leadMissing: (): Message => ({
    es: {
      found: 'una página que no empieza con un párrafo',
      expected: 'una o dos frases que respondan, antes que todo lo demás',
      advice: 'Escribe la entrada encima del primer título, imagen o componente.',
    },
    en: {
      found: 'a page that does not begin with a paragraph',
      expected: 'one or two sentences that answer, before anything else',
      advice: 'Write the lead above the first heading, picture or component.',
    },
  }),

  answerId: (id: string): Message => ({
    es: {
      found: `<Answer id="${id}">`,
      expected: 'un id de letras minúsculas y cifras unidas por guiones, como "code-not-arriving"',
      advice: 'Cámbialo en todos los idiomas.',
    },
    en: {
      found: `<Answer id="${id}">`,
      expected: 'an id of small letters and digits joined by hyphens, such as "code-not-arriving"',
      advice: 'Rename it in every language.',
    },
  }),

  repeatedAnswerId: (id: string): Message => ({
    es: {
      found: `un segundo <Answer id="${id}">`,
      expected: 'cada id una sola vez en una página',
      advice: 'Dale a esta respuesta un id propio, en todos los idiomas.',
    },
    en: {
      found: `a second <Answer id="${id}">`,
      expected: 'every id once on a page',
      advice: 'Give this answer an id of its own, in every language.',
    },
  }),

  answerOnTagLine: (): Message => ({
    es: {
      found: '<Answer> con su texto en la línea de la etiqueta',
      expected: 'una línea vacía después de la etiqueta que abre y antes de la que cierra',
      advice: 'Pon el texto en un párrafo propio.',
    },
    en: {
      found: '<Answer> with its text on the line of the tag',
      expected: 'an empty line after the opening and before the closing tag',
      advice: 'Put the text in a paragraph of its own.',
    },
  }),

  noMessages: (group: string): Message => ({
    es: {
      found: `<Messages> con el grupo "${group}", que no tiene mensajes`,
      expected: 'un grupo del catálogo con mensajes, como "contacts" o "checkout.promo"',
      advice: 'Corrige el nombre, o quita el grupo.',
    },
    en: {
      found: `<Messages> with the group "${group}", which has no messages`,
      expected: 'a group of the catalogue with messages, such as "contacts" or "checkout.promo"',
      advice: 'Correct the name, or take the group out.',
    },
  }),

  unknownGlossaryWord: (name: string, near: string): Message => ({
    es: {
      found: `un enlace a la palabra "${name}"`,
      expected: 'una palabra de src/manual/catalogue/strings/glossary.*.json',
      advice: `Corrige el nombre, o explica la palabra ahí.${suggestion(near).es}`,
    },
    en: {
      found: `a link to the word "${name}"`,
      expected: 'a word of src/manual/catalogue/strings/glossary.*.json',
      advice: `Correct the name, or explain the word there.${suggestion(near).en}`,
    },
  }),

  unknownRelatedPage: (name: string, near: string): Message => ({
    es: {
      found: `la página relacionada "${name}"`,
      expected: 'una página de docs/, escrita sin extensión (un índice, por su carpeta)',
      advice: `Corrige el nombre.${suggestion(near).es}`,
    },
    en: {
      found: `the related page "${name}"`,
      expected: 'a page of docs/, named without extension (an index by its folder)',
      advice: `Correct the name.${suggestion(near).en}`,
    },
  }),
} as const;
