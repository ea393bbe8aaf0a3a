import {writerMessage} from '../../writer-errors/message';
import {formulaOf, leastScore, score, sentencesOf, wordsOf} from '../reading/score';
import {pageRule} from '../rule';
import type {CheckedPage} from '../site';

/** No sentence is longer than this. */
const mostWords = 25;

const runningTexts = ({blocks}: CheckedPage) => blocks.filter(({kind}) => kind === 'running');

/**
 * The readability of a page: its paragraphs and lists, at any depth. Headings, tables and questions are left out; they are
 * short and would only make the score better. Undefined for a page without running text.
 */
export const scoreOf = (page: CheckedPage): number | undefined =>
  score(
    runningTexts(page).map(({read}) => read),
    page.ref.locale,
  );

/** The score of fewer words means little: "Confirma tu identidad" alone is below any limit. */
const fewestWords = 8;

/** Where to begin: the line of the paragraph that scores lowest. */
function hardestLine(page: CheckedPage): number {
  const texts = runningTexts(page);
  const long = texts.filter((block) => wordsOf(block.read).length >= fewestWords);
  const scored = (long.length > 0 ? long : texts).map(({read, line}) => ({
    line,
    points: score([read], page.ref.locale) ?? Infinity,
  }));
  return scored.sort((a, b) => a.points - b.points)[0]?.line ?? 1;
}

/** Every page reads easily. */
export const readabilityRule = pageRule('readability', (page) => {
  const points = scoreOf(page);
  if (points === undefined || points >= leastScore) return [];
  const formula = formulaOf(page.ref.locale) ?? '';
  const message = writerMessage('hardPage', {formula, score: points.toFixed(1), limit: leastScore});
  return [{line: hardestLine(page), message}];
});

/** No sentence is too long, wherever it stands. */
export const sentenceRule = pageRule('sentence length', ({blocks}) =>
  blocks.flatMap(({read, line}) =>
    sentencesOf(read)
      .map((sentence) => ({words: wordsOf(sentence).length, beginning: sentence.slice(0, 40)}))
      .filter(({words}) => words > mostWords)
      .map((long) => ({line, message: writerMessage('longSentence', {...long, limit: mostWords})})),
  ),
);
