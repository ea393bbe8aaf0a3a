import type {Element} from 'domhandler';
import {escapeHtml} from '../text';

/** A part of a page; offsets count UTF-16 code units, as `String.prototype.slice` does. */
export type Span = {start: number; end: number};

/** The replacement of a part of a page. */
export type Edit = Span & {text: string};

/**
 * The span of an element with its content.
 * @throws when the element is not from a page that `parseHtml` read
 */
export function elementSpan({name, startIndex, endIndex}: Element): Span {
  if (startIndex === null || endIndex === null) {
    throw new Error(`<${name}> has no position in a page, so it cannot be edited there.`);
  }
  return {start: startIndex, end: endIndex + 1};
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
