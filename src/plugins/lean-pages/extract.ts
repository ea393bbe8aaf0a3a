import type {ExtractorResultDetailed} from 'purgecss';

const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** What selectors can meet in a page. Its text is left out: a page may well speak of a button or a table. */
export function partsOfPage(html: string): ExtractorResultDetailed {
  const attributes = {names: [] as string[], values: [] as string[]};
  const [tags, classes, ids]: [string[], string[], string[]] = [[], [], []];
  for (const [, tag = '', rest = ''] of html.replace(/(<script[^>]*>)[^]*?<\/script>/g, '$1').matchAll(TAG)) {
    tags.push(tag);
    for (const [, name = '', ...values] of rest.matchAll(ATTRIBUTE)) {
      const value = values.find(Boolean) ?? '';
      attributes.names.push(name);
      attributes.values.push(value);
      if (name === 'class') {
        classes.push(...value.split(/\s+/));
      } else if (name === 'id') {
        ids.push(value);
      }
    }
  }
  return {attributes, classes, ids, tags, undetermined: []};
}

/**
 * Every word of a script: whatever class it puts on a page is among them. To look at its strings alone would take a parser, and
 * one quotation mark in a regular expression would hide what follows.
 */
export function wordsOfScript(code: string): string[] {
  return [...new Set(code.match(/[\w-]+/g))];
}

/** Names of custom properties that something outside of the sheets reads or sets. Modifiers of classes look alike and do no harm. */
export function customPropertiesIn(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? []));
}
