import type {Element} from 'domhandler';
import type {Token} from 'parse5';
import {escapeHtml} from '../text';

/** A part of a page; offsets count UTF-16 code units, as `String.prototype.slice` does. */
export type Span = {start: number; end: number};

/** The replacement of a part of a page. */
export type Edit = Span & {text: string};

/**
 * The span of an element with its content.
 * @throws when the parser inserted the element, so that it has no source location
 */
export function elementSpan({name, sourceCodeLocation}: Element): Span {
  if (!sourceCodeLocation) {
    throw new Error(`<${name}> stands in the document but not in its source, so it cannot be edited there.`);
  }
  return {start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset};
}

/**
 * The span of an attribute, name and value.
 * @throws when it has no source location
 */
export function attributeSpan({name: element, sourceCodeLocation}: Element, name: string): Span {
  // The parser sets the locations of attributes, but the type lacks them.
  const location = (sourceCodeLocation as Token.LocationWithAttributes | undefined)?.attrs?.[name];
  if (!location) throw new Error(`<${element}> has no attribute "${name}" in its source.`);
  return {start: location.startOffset, end: location.endOffset};
}

/** Writes attributes as HTML. */
export function writeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

/**
 * Applies edits to the source text of the page.
 * @throws when two of them overlap
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let position = 0;
  let edited = '';
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < position) throw new Error(`Two edits overlap at character ${start}: ${html.slice(start, end)}`);
    edited += html.slice(position, start) + text;
    position = end;
  }
  return edited + html.slice(position);
}
