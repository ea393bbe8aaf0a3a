import type {TextPage} from './text';

/** A part of the manual, which is a category in the sidebar of every site. */
export interface Topic {
  readonly label: string;
  readonly pages: readonly TextPage[];
}

/** A generator in its stock state, with the text of this site. */
export interface Peer {
  readonly name: string;
  /** The name of its packages in versions.json. */
  readonly packages: 'docusaurus' | 'starlight' | 'vitepress';
  /** All files except for the packages, by their paths below its folder. */
  readonly files: (topics: readonly Topic[]) => Record<string, string>;
  /** Paths below its folder: its pages, and the caches and output of the last build. */
  readonly sources: string;
  readonly output: string;
  readonly caches: readonly string[];
  /** The program that builds it (a path below its node_modules), and its arguments. */
  readonly program: string;
  readonly args: readonly string[];
  /** Whether it needs a newer Node than this site. */
  readonly newerNode: boolean;
  /** The address of a page on this site. */
  readonly address: (path: string) => string;
}

/** The title of the peers and of their home page. */
export const siteTitle = 'Centro de ayuda';

/** The file of a page below the folder of pages, without its extension. */
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
