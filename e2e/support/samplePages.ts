/** A page of each kind that differs in layout or components. The last one does not exist. */
export const samplePages: readonly string[] = [
  ...['/', '/markdown-page', '/blog/mdx-blog-post', '/docs/', '/docs/contacts/create-contact', '/docs/faq/'],
  ...['/docs/orders/', '/docs/help/', '/blog', '/docs/category/contactos', '/docs/not-here'],
];
