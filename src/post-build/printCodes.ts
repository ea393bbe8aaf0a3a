import path from 'node:path';
import {selectOne} from 'css-select';
import type {Document, Element, ParentNode} from 'domhandler';
import {renderSVG} from 'uqr';
import {codeFile, RECEIVER_ID} from '../site-model/codeFile';
import {write} from './files';

/** The QR codes of a page: file below the folder of the language, and the address that it holds. */
export function codesOf(document: Document, page: string): Map<string, string> {
  const find = (selector: string) => selectOne<ParentNode, Element>(selector, document);
  const address = find('link[rel=canonical]')?.attribs.href;
  if (!address) return new Map();
  const folder = page.replace(/(?:^|\/)index\.html$/, '');
  return new Map([
    [codeFile(folder), address],
    ...(find(`h2#${RECEIVER_ID}`) ? [[codeFile(folder, RECEIVER_ID), `${address}#${RECEIVER_ID}`] as const] : []),
  ]);
}

/** A QR code as a picture. Paper gets creases and stains: a seventh of it may be lost. The quiet edge is what the standard asks for. */
export const codeOf = (address: string): string => renderSVG(address, {ecc: 'M', border: 4, pixelSize: 1});

/** Writes the codes of all pages below a folder. */
export async function writeCodes(outDir: string, codes: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, address] of codes) await write(path.join(outDir, file), codeOf(address));
}
