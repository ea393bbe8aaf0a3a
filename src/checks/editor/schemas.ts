import * as z from 'zod';
import {keyName} from '../../manual/catalogue/parseWords';
import {key, screensFile, widgets} from '../../screens';
import {sections} from '../../site/pages';
import {frontMatterSchemas} from '../rules/frontMatter';

type Schema = z.core.JSONSchema.BaseSchema;

/** A file of words, as `parseWords` reads it: groups inside groups, and texts that are not empty. */
const words: z.ZodType = z.lazy(() => z.record(z.string().regex(keyName), z.union([z.string().min(1), words])));

/** What the check accepts, as an editor reads it. Its own refinements stay with the check: a schema cannot say them. */
function jsonSchema(schema: z.ZodType, override: (type: z.core.$ZodType, json: Schema) => void): Schema {
  return z.toJSONSchema(schema, {
    io: 'input',
    // Editors know this version best.
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({zodSchema, jsonSchema: json}) => override(zodSchema, json),
  });
}

/**
 * The schemas of what writers fill in, by the name of their file. Each is made of the one that checks it.
 * @param keys of the catalogue, which a screen can name
 */
export function editorSchemas(keys: readonly string[]): Readonly<Record<string, Schema>> {
  const frontMatter = sections.map((section) => [
    `front-matter.${section}`,
    jsonSchema(frontMatterSchemas[section], (type, json) => {
      if (type instanceof z.ZodDate) Object.assign(json, {type: 'string', format: 'date'});
    }),
  ]);
  const screens = jsonSchema(screensFile, (type, json) => {
    if (type === key) json.enum = [...keys];
    // A list inside the list becomes part of it.
    if (type === widgets && json.items)
      json.items = {anyOf: [json.items as Schema, {type: 'array', items: json.items}]};
  });
  return {...Object.fromEntries(frontMatter), words: jsonSchema(words, () => {}), screens} as Record<string, Schema>;
}
