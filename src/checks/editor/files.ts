import {markKeys, loadScreens} from '../../screens';
import {findWord, type Catalogue} from '../../manual/catalogue/catalogue';
import {orReport} from '../../writer-errors/writerError';
import {sections} from '../../site/pages';
import type {Site} from '../site';
import {editorSchemas} from './schemas';

/** A snippet of VS Code; `body` has its placeholders. */
interface Snippet {
  readonly scope: 'mdx';
  readonly prefix: string | readonly string[];
  readonly description: string;
  readonly body: string | readonly string[];
}

/** Words with a gap that only the app can fill are left out: a page cannot show them. */
const isUsable = (catalogue: Catalogue, key: string): boolean =>
  orReport(
    () => findWord(catalogue, key),
    () => undefined,
  ) !== undefined;

/** Each word of the catalogue: typed as `{`, or as it stands on the screen in any language, it becomes its key. */
function wordSnippets(catalogues: Site['catalogues']): [string, Snippet][] {
  const all = Object.values(catalogues);
  return [...catalogues.es.words.keys()]
    .filter((key) => isUsable(catalogues.es, key))
    .map((key) => {
      const words = [...new Set(all.flatMap(({words: catalogue}) => catalogue.get(key)?.text ?? []))];
      const body = `{${key}}`;
      return [key, {scope: 'mdx', prefix: [body, ...words], description: words.join(' · '), body}];
    });
}

/** Each screen of the app, with a choice of what can be marked on it. */
function screenSnippets(): [string, Snippet][] {
  return Object.keys(loadScreens()).map((name) => {
    const marks = (['tap', 'type', 'look'] as const).flatMap((act) =>
      markKeys(name, act).map((key) => `${act}="${key}"`),
    );
    const body = `<Screen name="${name}"${marks.length > 0 ? ` \${1|${marks.join()}|}` : ''} />`;
    return [
      `screen ${name}`,
      {scope: 'mdx', prefix: `screen ${name}`, description: 'Una pantalla de la app · A screen', body},
    ];
  });
}

/** The front matter that each section asks for, with what each field must hold as its placeholder. */
function frontMatterSnippets(schemas: ReturnType<typeof editorSchemas>): [string, Snippet][] {
  return sections.map((section) => {
    const {required = [], properties = {}} = schemas[`front-matter.${section}`] ?? {};
    const fields = required.map((name, index) => {
      const {type, description = name} = Object(properties[name]) as {type?: string; description?: string};
      const placeholder = `\${${index + 1}:${description}}`;
      return `${name}: ${type === 'array' ? `[${placeholder}]` : type === 'string' && name !== 'date' ? `"${placeholder}"` : placeholder}`;
    });
    const prefix = `front matter ${section}`;
    return [
      prefix,
      {scope: 'mdx', prefix: [prefix, '---'], description: prefix, body: ['---', ...fields, '---', '', '$0']},
    ];
  });
}

/** What `.vscode/` holds about the content: path from the site's root -> text. An entry has a line, for readable differences. */
export function editorFiles({catalogues}: Pick<Site, 'catalogues'>): ReadonlyMap<string, string> {
  const keys = [...catalogues.es.words.keys()].filter((key) => isUsable(catalogues.es, key));
  const schemas = editorSchemas(keys);
  const snippets = [...frontMatterSnippets(schemas), ...screenSnippets(), ...wordSnippets(catalogues)];
  const lines = snippets.map(([name, snippet]) => `${JSON.stringify(name)}: ${JSON.stringify(snippet)}`);
  return new Map([
    ...Object.entries(schemas).map(([name, schema]): [string, string] => [
      `.vscode/schemas/${name}.json`,
      `${JSON.stringify(schema)}\n`,
    ]),
    ['.vscode/content.code-snippets', `{\n${lines.join(',\n')}\n}\n`],
  ]);
}
