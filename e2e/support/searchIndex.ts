import {
  buildIndex,
  type BuildOptions,
  openSearch,
  parseSynonyms,
  readLanguage,
  type Search,
  type SearchPage,
} from '../../src/search';

const {rules} = readLanguage('es');

/** A page for tests: sections as `heading: text`. */
export function page(
  url: string,
  title: string,
  sections: Readonly<Record<string, string>> = {},
  keywords: readonly string[] = [],
): SearchPage {
  const entries = Object.entries({'': '', ...sections});
  return {
    url,
    title,
    keywords,
    sections: entries.map(([heading, text], at) => ({heading, id: heading === '' ? '' : `id-${at}`, text})),
  };
}

/** A small manual with the difficulties of the real one: shared words, problems as sections, and a page of questions. */
export const manual: readonly SearchPage[] = [
  page('/docs/contacts', 'Contactos: quién recibe', {'': 'Un contacto es la persona que recibe.'}, [
    'destinatario',
    'familiar',
  ]),
  page('/docs/faq', 'Preguntas frecuentes', {
    '': 'Busca tu pregunta.',
    '¿Cómo elimino mi cuenta?': 'Ve a tu perfil. Si tienes pedidos, espera.',
    '¿Puedo cambiar mi correo?': 'Sí. Escribe el correo nuevo.',
  }),
  page(
    '/docs/orders',
    'Mira cómo va tu pedido',
    {
      '': 'En pedidos ves todo.',
      'Cancela un pedido': 'Abre el pedido y toca cancelar.',
      'Espero un reembolso': 'Tu banco puede tardar en mostrar el dinero.',
    },
    ['compra', 'devolución'],
  ),
  page(
    '/docs/password',
    'Cambia tu contraseña',
    {
      '': 'Puedes cambiar tu contraseña en tu perfil.',
      'Crea una nueva si la olvidaste': 'Toca y escribe tu correo.',
      'No acepta mi contraseña actual': 'Revisa las mayúsculas.',
    },
    ['clave', 'no puedo entrar'],
  ),
  page('/docs/services/mobile', 'Recarga un celular', {
    '': 'Envía una recarga a un celular.',
    'La recarga no llegó': 'Mira el estado del pedido.',
  }),
  page('/docs/services/remittances', 'Envía dinero a un contacto', {
    '': 'Elige cómo recibe el dinero.',
    'Mi contacto no puede retirar': 'Revisa el documento.',
  }),
];

const SYNONYMS = parseSynonyms('recarga: saldo, tiempo aire\ndinero: plata\nenviar dinero: giro', 'test');

export const openFor = (pages: readonly SearchPage[], options: Partial<BuildOptions> = {}): Search =>
  openSearch(buildIndex({pages, rules, synonyms: SYNONYMS, ...options}));
