import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';

/** The line of a key in the text of a JSON file, counted from 1; 1 when it is not there. The key is without the file's prefix. */
export function lineOfKey(json: string, key: string): number {
  const lines = new LineCounter();
  let line = 1;
  visit(parseDocument(json, {lineCounter: lines, uniqueKeys: false}), {
    Pair(_, pair, parents) {
      const path = [...parents.filter((parent) => isPair(parent)), pair].map((each) => String(each.key));
      if (path.join('.') !== key || !isScalar(pair.key)) return undefined;
      line = lines.linePos(pair.key.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  return line;
}
