import path from 'node:path';
import {read} from '../../lib/files';

/** The sign of the brand, drawn for the 16 pixels of a tab. */
export const drawing = read(path.join(__dirname, 'favicon.svg')).trim();

/** Replacements for characters that a data URL may not contain. */
const escapes: Readonly<Record<string, string>> = {'"': "'", '#': '%23', '<': '%3c', '>': '%3e', ' ': '%20'};

/**
 * The favicon, inlined in the page: browsers request it before the first paint, and on a slow connection a request costs more than its
 * 200 bytes.
 */
export const favicon = `data:image/svg+xml,${drawing.replace(/["#<> ]/g, (character) => escapes[character] ?? character)}`;
