import {suggestion} from '../didYouMean';
import type {Message} from '../message';

/** Errors of a page as a whole: front matter, links, translations, its entry in the sidebar. */
export const pageErrors = {
  frontMatterIsNoText: (name: string): Message => ({
    es: {
      found: `un ${name} que no es un texto`,
      expected: 'un texto',
      advice: `Un texto que empieza con una llave necesita comillas: ${name}: "{app.name}".`,
    },
    en: {
      found: `a ${name} that is no text`,
      expected: 'a text',
      advice: `A text that begins with a brace needs quotation marks: ${name}: "{app.name}".`,
    },
  }),

  brokenLink: (url: string, near: string): Message => ({
    es: {
      found: `un enlace a "${url}"`,
      expected: 'una página que exista',
      advice: `Enlaza a su archivo, con su extensión.${suggestion(near).es}`,
    },
    en: {
      found: `a link to "${url}"`,
      expected: 'a page that exists',
      advice: `Link to its file, with its extension.${suggestion(near).en}`,
    },
  }),

  brokenImage: (url: string, near: string): Message => ({
    es: {
      found: `la imagen "${url}"`,
      expected: 'un archivo que exista',
      advice: `Pon la imagen junto a la página, o corrige la ruta.${suggestion(near).es}`,
    },
    en: {
      found: `the image "${url}"`,
      expected: 'a file that exists',
      advice: `Put the image beside the page, or correct the path.${suggestion(near).en}`,
    },
  }),

  tagNotClosed: (tag: string): Message => ({
    es: {
      found: `<${tag}> sin cerrar`,
      expected: `</${tag}> después de su contenido`,
      advice: `Escribe </${tag}> en una línea propia, con una línea vacía delante.`,
    },
    en: {
      found: `<${tag}> that is not closed`,
      expected: `</${tag}> after its content`,
      advice: `Write </${tag}> on a line of its own, with an empty line before it.`,
    },
  }),

  unreadablePage: (reason: string): Message => ({
    es: {
      found: `una página que no se puede leer (${reason})`,
      expected: 'MDX',
      advice:
        'Corrige esta línea: lo que se abre con < o { también se cierra, y < y { como simples signos van entre acentos graves: `<`.',
    },
    en: {
      found: `a page that cannot be read (${reason})`,
      expected: 'MDX',
      advice:
        'Correct this line: what < or { opens is closed too, and < and { as plain signs stand between backticks: `<`.',
    },
  }),

  unreadableFrontMatter: (): Message => ({
    es: {
      found: 'un principio de página que no se puede leer',
      expected: 'una línea como title: "Texto"',
      advice:
        'Corrige esta línea, o la de arriba: las comillas que se abren también se cierran, y una lista lleva un guion por línea.',
    },
    en: {
      found: 'front matter that cannot be read',
      expected: 'a line such as title: "Text"',
      advice:
        'Correct this line, or the one above: quotation marks that open also close, and a list has one hyphen a line.',
    },
  }),

  brokenAnchor: (url: string, anchor: string, near: string): Message => ({
    es: {
      found: `un enlace a "${url}"`,
      expected: `un título o una respuesta con el id "${anchor}" en esa página`,
      advice: `Corrige el id del enlace.${suggestion(near).es}`,
    },
    en: {
      found: `a link to "${url}"`,
      expected: `a heading or an answer with the id "${anchor}" on that page`,
      advice: `Correct the id of the link.${suggestion(near).en}`,
    },
  }),

  sourceMissing: (source: string): Message => ({
    es: {
      found: 'una traducción sin página en español',
      expected: source,
      advice: 'Escríbela, o cambia el nombre de este archivo o bórralo.',
    },
    en: {
      found: 'a translation without a Spanish page',
      expected: source,
      advice: 'Write it, or rename or delete this file.',
    },
  }),

  frontMatterMissing: (): Message => ({
    es: {
      found: 'una página sin datos al principio',
      expected: 'líneas entre ---',
      advice: 'Escribe title, description y keywords entre dos líneas de ---.',
    },
    en: {
      found: 'no front matter',
      expected: 'lines between ---',
      advice: 'Write title, description and keywords between two lines of ---.',
    },
  }),

  notATranslation: (file: string): Message => ({
    es: {
      found: file,
      expected: 'una página traducida, como i18n/en/docusaurus-plugin-content-docs/current/help/index.mdx',
      advice: 'Nombra el archivo de la traducción.',
    },
    en: {
      found: file,
      expected: 'a translated page, such as i18n/en/docusaurus-plugin-content-docs/current/help/index.mdx',
      advice: 'Name the file of the translation.',
    },
  }),

  unknownSidebarPage: (id: string, near: string): Message => ({
    es: {
      found: `"${id}", y docs/ no tiene esa página`,
      expected: 'páginas de docs/, escritas sin extensión',
      advice: `Corrige el nombre, o escribe la página.${suggestion(near).es}`,
    },
    en: {
      found: `"${id}", but docs/ has no such page`,
      expected: 'pages of docs/, named without extension',
      advice: `Correct the name, or write the page.${suggestion(near).en}`,
    },
  }),

  topicPropertyMissing: (topic: string, property: string): Message => ({
    es: {
      found: `el tema "${topic}" sin customProps.${property}`,
      expected: `customProps: {topic: '...', icon: '...'}`,
      advice: 'Dáselo, como lo tienen los otros temas.',
    },
    en: {
      found: `the topic "${topic}" without customProps.${property}`,
      expected: `customProps: {topic: '...', icon: '...'}`,
      advice: 'Give it one, as the other topics have.',
    },
  }),

  topicWithoutPages: (topic: string): Message => ({
    es: {found: `el tema "${topic}" sin páginas`, expected: 'una página por lo menos', advice: 'Dale una, o quítalo.'},
    en: {
      found: `the topic "${topic}" without pages`,
      expected: 'at least one page',
      advice: 'Give it one, or take it out.',
    },
  }),
} as const;
