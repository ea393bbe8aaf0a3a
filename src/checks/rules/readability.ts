import type {WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import {formulaOf, leastScore, score} from '../reading/score';
import {sentencesOf, wordsOf} from '../reading/sentences';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** No sentence is longer than this. */
const mostWords = 25;

/**
 * The readability of a page: its paragraphs and lists, at any depth. Headings, tables and questions are left out; they are
 * short and would only make the score better. Undefined for a page without running text.
 */
export function scoreOf(page: CheckedPage): number | undefined {
  const running = page.blocks.filter((block) => block.kind === 'running').map((block) => block.read);
  return score(running, page.ref.locale);
}

/** The score of fewer words means little: "Confirma tu identidad" alone is below any limit. */
const fewestWords = 8;

/** Where to begin: the line of the paragraph that scores lowest. */
function hardestLine(page: CheckedPage): number {
  const running = page.blocks.filter((block) => block.kind === 'running');
  const long = running.filter((block) => wordsOf(block.read).length >= fewestWords);
  const scored = (long.length > 0 ? long : running).map(({read, line}) => ({
    line,
    points: score([read], page.ref.locale) ?? Infinity,
  }));
  return scored.sort((a, b) => a.points - b.points)[0]?.line ?? 1;
}

/** Every page reads easily. */
export const readabilityRule: Rule = {
  name: 'readability',
  check: (site) =>
    site.pages.flatMap((page): WriterError[] => {
      const points = scoreOf(page);
      if (points === undefined || points >= leastScore) return [];
      const message = writerMessage('hardPage', {
        formula: formulaOf(page.ref.locale) ?? '',
        score: points.toFixed(1),
        limit: leastScore,
      });
      return [{file: page.file, line: hardestLine(page), message}];
    }),
};

/** No sentence is too long, wherever it stands. */
export const sentenceRule: Rule = {
  name: 'sentence length',
  check: (site) =>
    site.pages.flatMap((page) =>
      page.blocks.flatMap((block) =>
        sentencesOf(block.read)
          .filter((sentence) => wordsOf(sentence).length > mostWords)
          .map((sentence): WriterError => ({
            file: page.file,
            line: block.line,
            message: writerMessage('longSentence', {
              words: wordsOf(sentence).length,
              beginning: sentence.slice(0, 40),
              limit: mostWords,
            }),
          })),
      ),
    ),
};
