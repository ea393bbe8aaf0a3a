import {fold} from '../../lib/text';
import {readIndex} from '../engine/openIndex';
import {splitWord} from '../engine/segmentation';
import {hasCorrection} from '../engine/spelling';
import type {SearchIndex} from '../format/searchIndex';

/**
 * The stems of the words that a query would correct, sorted. The index has only these of all words of the language, since the others
 * resemble none of its terms.
 */
export function correctedStems(words: readonly string[], index: SearchIndex): string[] {
  const open = readIndex(JSON.stringify(index));
  const {stem, isStop} = open.analyzer;
  const changed = words.filter(
    (word) =>
      word.length > 3 &&
      !isStop(word) &&
      !open.entries.has(stem(word)) &&
      (hasCorrection(word, open, true) || splitWord(fold(word), open, false) !== undefined),
  );
  return [...new Set(changed.map(stem))].sort();
}
