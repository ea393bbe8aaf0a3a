import {writerMessage} from '../../writer-errors/message';
import {leastScore, score, sentencesOf, wordsOf} from '../reading/score';
import {pageRule} from '../rule';

/** No sentence is longer than this. */
const mostWords = 25;

/** The score of fewer words means little: "Confirma tu identidad" alone is below any limit. */
const fewestWords = 8;

/**
 * Every page reads easily: its paragraphs and lists, at any depth. Headings, tables and questions are left out; they are short and would
 * only make the score better. The message names the line of the paragraph that scores lowest.
 */
export const readabilityRule = pageRule('readability', ({blocks, ref: {locale}}) => {
  const texts = blocks.filter(({kind}) => kind === 'running');
  const result = score(
    texts.map(({read}) => read),
    locale,
  );
  if (!result || result.points >= leastScore) return [];
  const longTexts = texts.filter(({read}) => wordsOf(read).length >= fewestWords);
  const [hardestText] = (longTexts.length > 0 ? longTexts : texts)
    .map(({read, line}) => ({line, points: score([read], locale)?.points ?? Infinity}))
    .sort((a, b) => a.points - b.points);
  const values = {formula: result.formula, score: result.points.toFixed(1), limit: leastScore};
  return [{line: hardestText?.line ?? 1, message: writerMessage('hardPage', values)}];
});

/** No sentence is too long, wherever it is. */
export const sentenceRule = pageRule('sentence length', ({blocks}) =>
  blocks.flatMap(({read, line}) =>
    sentencesOf(read)
      .map((sentence) => ({words: wordsOf(sentence).length, beginning: sentence.slice(0, 40)}))
      .filter(({words}) => words > mostWords)
      .map((longSentence) => ({line, message: writerMessage('longSentence', {...longSentence, limit: mostWords})})),
  ),
);
