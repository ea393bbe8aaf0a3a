import type {Pack} from './pack';

const decoder = new TextDecoder('utf-16le', {ignoreBOM: true});

/** Reads a packed manual. @returns the texts by path, each decoded on demand */
export function unpack({files, pieces}: Pack): (path: string) => string | undefined {
  const units = new Uint16Array(files.reduce((sum, [, length]) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      for (let at = 0; at < piece.length; at += 1) {
        units[end + at] = piece.charCodeAt(at);
      }
      end += piece.length;
    } else {
      const [offset, length] = piece;
      units.copyWithin(end, offset, offset + length);
      end += length;
    }
  }
  const texts = new Map<string, Uint16Array>();
  let start = 0;
  for (const [path, length] of files) {
    texts.set(path, units.subarray(start, start + length));
    start += length;
  }
  return (path) => {
    const text = texts.get(path);
    return text && decoder.decode(text);
  };
}
