import type {Document} from 'domhandler';
import {singleLineText} from '../../lib/html/singleLineText';
import {type Edit, elementSpan, writeAttributes} from '../../lib/html/edits';
import {selectAll} from '../../lib/html/select';

/** A thing as schema.org describes it. */
type Thing = {'@type'?: string};

/** Docusaurus 3.10.2 takes every author for a person; here teams write. */
function ofTeam(_: string, value: unknown): unknown {
  const isPerson = typeof value === 'object' && (value as Thing | null)?.['@type'] === 'Person';
  return isPerson ? {...value, '@type': 'Organization'} : value;
}

/** Without what would end the script. */
const write = (thing: Thing) => JSON.stringify(thing).replaceAll('<', '\\u003c');

/** The edits that correct who wrote the posts in the structured data of a page of the blog. */
export function completeBlogPostings(document: Document): Edit[] {
  return selectAll('script[type="application/ld+json"]', document).flatMap((script) => {
    const thing = JSON.parse(singleLineText(script), ofTeam) as Thing;
    if (thing['@type'] !== 'Blog' && thing['@type'] !== 'BlogPosting') return [];
    return [{...elementSpan(script), text: `<script ${writeAttributes(script.attribs)}>${write(thing)}</script>`}];
  });
}
