import type {TextPage} from './text';

/** A part of the manual, as the sidebar of every site shows it. */
export interface Topic {
  readonly label: string;
  readonly pages: readonly TextPage[];
}

/** A generator in its stock state, with the text of this site. */
export interface Peer {
  readonly name: string;
  /** Name of its packages in versions.json. */
  readonly packages: 'docusaurus' | 'starlight' | 'vitepress';
  /** Everything but the packages, by paths below its folder. */
  readonly files: (topics: readonly Topic[]) => Record<string, string>;
  /** Below its folder: where its pages are written, and what it leaves behind for the next build. */
  readonly sources: string;
  readonly output: string;
  readonly caches: readonly string[];
  /** The program that builds it, below its node_modules, and its arguments. */
  readonly program: string;
  readonly args: readonly string[];
  /** Whether it needs a newer Node than this site. */
  readonly newerNode: boolean;
  /** The address of a page on it. */
  readonly address: (path: string) => string;
}

/** The title of the peers and of their home page. */
export const siteTitle = 'Centro de ayuda';

/** The name of a page's file without its ending, below the folder of pages. */
export function fileName(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index' : '');
}

/** Pages in Markdown with the front matter that all generators read, and a home page that leads to them. */
export function markdownFiles(topics: readonly Topic[], folder: string): Record<string, string> {
  const pages = topics.flatMap((topic) => topic.pages);
  const home = topics.flatMap(({label, pages: [first]}) => (first ? [`- [${label}](${first.path})`] : []));
  const text = (title: string, description: string, markdown: string): string =>
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${markdown}\n`;
  const files: Record<string, string> = {[`${folder}/index.md`]: text(siteTitle, siteTitle, home.join('\n'))};
  for (const {path, title, description, markdown} of pages) {
    files[`${folder}/${fileName(path)}.md`] = text(title, description, markdown);
  }
  return files;
}

/** A module whose default export is this value. */
export const moduleOf = (value: unknown): string => `export default ${JSON.stringify(value, undefined, 2)};\n`;
