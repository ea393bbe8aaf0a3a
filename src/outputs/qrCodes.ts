import path from 'node:path';
import type {Document} from 'domhandler';
import {renderSVG} from 'uqr';
import {qrCodeFile, RECIPIENT_SECTION_ID} from '../site/addresses';
import {write} from '../lib/files';
import {selectOne} from '../lib/html/tree';

/** The QR codes of a page: file below the folder of the language, and the address that it holds. */
export function qrCodesOf(document: Document, page: string): Map<string, string> {
  const find = (selector: string) => selectOne(selector, document);
  const address = find('link[rel=canonical]')?.attribs.href;
  if (!address) return new Map();
  const codes = new Map([[qrCodeFile(page), address]]);
  if (find(`h2#${RECIPIENT_SECTION_ID}`)) {
    codes.set(qrCodeFile(page, RECIPIENT_SECTION_ID), `${address}#${RECIPIENT_SECTION_ID}`);
  }
  return codes;
}

/**
 * A QR code as a picture, with error correction of level M (15 %), since what is printed gets damaged. The quiet zone is what the
 * standard asks for.
 */
export const qrCodeOf = (address: string): string => renderSVG(address, {ecc: 'M', border: 4, pixelSize: 1});

/** Writes the QR codes of all pages below a folder. */
export function writeQrCodes(outDir: string, qrCodes: ReadonlyMap<string, string>): void {
  for (const [file, address] of qrCodes) write(path.join(outDir, file), qrCodeOf(address));
}
