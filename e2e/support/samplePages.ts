/** One page for all of its kind, where tests and measurements take one. */
const kinds = {
  home: '/',
  statement: '/markdown-page',
  post: '/blog/mdx-blog-post',
  manual: '/docs/',
  task: '/docs/contacts/create-contact',
  questions: '/docs/faq/',
  orders: '/docs/orders/',
  help: '/docs/help/',
  blog: '/blog',
  category: '/docs/category/contactos',
  'not found': '/docs/not-here',
  topic: '/docs/services/',
  'long post': '/blog/long-blog-post',
  archive: '/blog/archive',
  authors: '/blog/authors',
  author: '/blog/authors/equipo-de-ayuda',
  tags: '/blog/tags',
  tag: '/blog/tags/hola',
  // More tasks: their pictures show other screens.
  'sign-up': '/docs/signup/',
  checkout: '/docs/checkout/',
  market: '/docs/services/market',
  service: '/docs/services/remittances',
} as const;

export type PageKind = keyof typeof kinds;

/** A page of each given kind, in this order. */
export const sampleOf = (...names: PageKind[]): string[] => names.map((name) => kinds[name]);

/** Pages that differ in layout or components. The last one does not exist. */
export const samplePages: readonly string[] = sampleOf(
  ...(['home', 'statement', 'post', 'manual', 'task', 'questions', 'orders', 'help', 'blog', 'category'] as const),
  'not found',
);
