import type {Document} from 'domhandler';
import {modified} from './feedPost';
import {singleLineText} from '../html/singleLineText';
import {type Edit, elementSpan, writeAttributes} from '../html/edits';
import {selectAll} from '../html/select';

/** A thing as schema.org describes it. */
type Thing = {'@type'?: string; datePublished?: string; dateModified?: string};

/** Docusaurus 3.10.2 takes every author for a person; here teams write. */
function ofTeam(_: string, value: unknown): unknown {
  const isPerson = typeof value === 'object' && (value as Thing | null)?.['@type'] === 'Person';
  return isPerson ? {...value, '@type': 'Organization'} : value;
}

/** Without what would end the script. */
const write = (thing: Thing) => JSON.stringify(thing).replaceAll('<', '\\u003c');

/**
 * The edits that correct the structured data of posts on pages of the blog: who wrote them, and when a post was changed.
 * @param changed the day of the last change of the page, where it is known
 */
export function completeBlogPostings(document: Document, changed?: string): Edit[] {
  return selectAll('script[type="application/ld+json"]', document).flatMap((script) => {
    const thing = JSON.parse(singleLineText(script), ofTeam) as Thing;
    const {'@type': type, datePublished} = thing;
    if (type !== 'Blog' && type !== 'BlogPosting') return [];
    const day = datePublished && changed ? {dateModified: modified(datePublished, changed)} : {};
    return [
      {
        ...elementSpan(script),
        text: `<script ${writeAttributes(script.attribs)}>${write({...thing, ...day})}</script>`,
      },
    ];
  });
}
