import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The sign of the brand, drawn for the 16 pixels of a tab. */
export const drawing = readFileSync(path.join(__dirname, 'favicon.svg'), 'utf8').trim();

/** Replacements for characters that a data URL may not contain. */
const escapes: Readonly<Record<string, string>> = {'"': "'", '#': '%23', '<': '%3c', '>': '%3e', ' ': '%20'};

/**
 * The favicon, inlined in the page: browsers request it before the first paint, and on a slow connection a request costs more than its
 * 200 bytes.
 */
export const favicon = `data:image/svg+xml,${drawing.replace(/["#<> ]/g, (character) => escapes[character] ?? character)}`;
