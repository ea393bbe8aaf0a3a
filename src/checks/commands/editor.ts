import path from 'node:path';
import * as z from 'zod';
import {write} from '../../lib/files';
import {type Catalogue, loadCatalogue} from '../../manual/catalogue/catalogue';
import {key, loadScreens, markKeys, screensFile, widgets} from '../../screens';
import {locales} from '../../site/locales';

/** A snippet of VS Code; its body has placeholders. */
interface Snippet {
  readonly scope: 'mdx';
  readonly prefix: string | readonly string[];
  readonly description: string;
  readonly body: string;
}

/** Each word of the catalogue: `{`, or the word as it is on the screen in any language, completes to its key. */
const wordSnippets = (keys: readonly string[], catalogues: readonly Catalogue[]): [string, Snippet][] =>
  keys.map((name) => {
    const words = [...new Set(catalogues.flatMap((catalogue) => catalogue.words.get(name)?.text ?? []))];
    const body = `{${name}}`;
    return [name, {scope: 'mdx', prefix: [body, ...words], description: words.join(' · '), body}];
  });

/** Each screen of the app, with a choice of what can be marked on it. */
const screenSnippets = (): [string, Snippet][] =>
  Object.keys(loadScreens()).map((name) => {
    const acts = ['tap', 'type', 'look'] as const;
    const marks = acts.flatMap((act) => markKeys(name, act).map((markKey) => `${act}="${markKey}"`));
    const body = `<Screen name="${name}"${marks.length > 0 ? ` \${1|${marks.join()}|}` : ''} />`;
    const prefix = `screen ${name}`;
    return [prefix, {scope: 'mdx', prefix, description: 'Una pantalla de la app · A screen', body}];
  });

/** The schema of a file of screens, made from the schema that checks it, with the keys of the catalogue. */
const screensSchema = (keys: readonly string[]): object =>
  z.toJSONSchema(screensFile, {
    io: 'input',
    // Editors know this version best.
    target: 'draft-7',
    unrepresentable: 'any',
    override({zodSchema, jsonSchema}) {
      if (zodSchema === key) jsonSchema.enum = [...keys];
      // A list inside the list becomes part of it.
      if (zodSchema === (widgets as z.core.$ZodType) && jsonSchema.items) {
        const {items} = jsonSchema;
        jsonSchema.items = {anyOf: [items as z.core.JSONSchema.BaseSchema, {type: 'array', items}]};
      }
    },
  });

/** Writes what VS Code completes and checks, into `.vscode/`: `npm start` runs this. */
function main(): void {
  const siteDir = process.cwd();
  const catalogues = locales.map((locale) => loadCatalogue(siteDir, locale));
  const keys = [...new Set(catalogues.flatMap(({words}) => [...words.keys()]))];
  const snippets = Object.fromEntries([...screenSnippets(), ...wordSnippets(keys, catalogues)]);
  write(path.join(siteDir, '.vscode/schemas/screens.json'), JSON.stringify(screensSchema(keys)));
  write(path.join(siteDir, '.vscode/content.code-snippets'), JSON.stringify(snippets));
}

main();
