/** A page in a form that every generator can build. */
export interface TextPage {
  /** The path on all sites: `/docs/contacts/` or `/docs/contacts/create-contact`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Headings, paragraphs, lists and tables in Markdown, without HTML and without components. */
  readonly markdown: string;
}

/**
 * The text of a page, from its Markdown in the build.
 * @param origin of the addresses in it
 * @param links addresses that all sites have: links to others become plain text
 * @throws when the page has no title or no text
 */
export function textOf(text: string, address: string, origin: string, links: ReadonlySet<string>): TextPage {
  const [, title, markdown] = /^# (.+)\n+([^]*\S)/.exec(text) ?? [];
  if (!title || !markdown) {
    throw new Error(`${address}: expected Markdown with a heading of the first level and text.`);
  }
  return {
    path: address,
    title,
    description: markdown.split('\n', 1)[0] ?? title,
    markdown: markdown
      // Addresses in angle brackets and braces would be tags and expressions of MDX.
      .replace(/<([^<>]+)>/g, '$1')
      .replace(/[{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      .replace(/\[((?:[^[\]\\]|\\.)*)\]\(([^()#]*)[^()]*\)/g, (_link, words: string, to: string) => {
        const target = to.replace(origin, '');
        return links.has(target) ? `[${words}](${target})` : words;
      }),
  };
}
